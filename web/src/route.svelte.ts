/** Where the browser stands: the History API, and nothing more. */

class Route {
  path = $state(location.pathname)
  query = $state(new URLSearchParams(location.search))

  constructor() {
    window.addEventListener('popstate', () => this.read())
  }

  /** Goes to an address of this client. */
  go(address: string): void {
    history.pushState(null, '', address)
    this.read()
    window.scrollTo(0, 0)
  }

  /** Forgets what the address says beyond the page. */
  forgetQuery(): void {
    history.replaceState(null, '', this.path)
    this.read()
  }

  /** Follows a click on a link without loading the page anew. */
  follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0) return
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
    const link = click.target instanceof Element ? click.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || !isPage(link.pathname)) return
    click.preventDefault()
    this.go(link.pathname + link.search)
  }

  private read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }
}

function isPage(path: string): boolean {
  return path === '/' || path === '/new' || path.startsWith('/table/')
}

export const route = new Route()
