/** Installing Fireside as an app of the device: the browser says when it can be done, and asks the person itself. */

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

class Install {
  private prompt = $state.raw<InstallPrompt | null>(null)

  constructor() {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault() // we offer it where it is of use
      this.prompt = event as InstallPrompt
    })
    window.addEventListener('appinstalled', () => (this.prompt = null))
  }

  get offered(): boolean {
    return this.prompt !== null
  }

  /** Has the browser ask; it does so once for each time that it says it can. */
  ask(): void {
    void this.prompt?.prompt()
    this.prompt = null
  }
}

export const install = new Install()
