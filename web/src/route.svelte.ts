/** Where the browser stands: the History API, and nothing more. */

class Route {
  path = $state(location.pathname)
  query = $state(new URLSearchParams(location.search))
  hash = $state(location.hash.slice(1))

  constructor() {
    window.addEventListener('popstate', () => this.read())
    window.addEventListener('hashchange', () => this.read())
  }

  /** Goes to an address of this client. */
  go(address: string): void {
    history.pushState(null, '', address)
    this.read()
    if (!location.hash) window.scrollTo(0, 0)
  }

  /** Stands at another address without a step of the history. */
  become(address: string): void {
    history.replaceState(null, '', address)
    this.read()
  }

  /** Forgets what the address says beyond the page. */
  forgetQuery(): void {
    this.become(this.path)
  }

  /** Follows a click on a link without loading the page anew. */
  follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0) return
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
    const link = click.target instanceof Element ? click.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || !isPage(link.pathname)) return
    click.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }

  private read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
    this.hash = location.hash.slice(1)
  }
}

/** Whether an address is the client's own; links of seats and downloads are the server's. */
function isPage(path: string): boolean {
  return !/^\/(api|seat|watch|ws)\//.test(path) && !path.slice(path.lastIndexOf('/')).includes('.')
}

export const route = new Route()
