/** Where the browser stands: the History API, and nothing more. */

/** How far pages were scrolled when they were left, by address. */
const left = new Map<string, number>()
const SCROLLING = ['pointerdown', 'wheel', 'keydown'] as const

/** Scrolls to where a page was left, once it is as high again: much of it is fetched anew. Whoever scrolls meanwhile
 *  stays where they are. */
function backTo(top: number): void {
  const growing = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return
    stop()
    window.scrollTo(0, top)
  })
  const stop = (): void => {
    growing.disconnect()
    for (const event of SCROLLING) window.removeEventListener(event, stop)
  }
  for (const event of SCROLLING) window.addEventListener(event, stop)
  growing.observe(document.getElementById('app')!)
}

class Route {
  path = $state(location.pathname)
  query = $state(new URLSearchParams(location.search))
  hash = $state(location.hash.slice(1))

  constructor() {
    window.addEventListener('popstate', () => this.wentBack())
    window.addEventListener('hashchange', () => this.read())
  }

  /** Goes to an address of this client. */
  go(address: string): void {
    left.set(this.path + location.search, window.scrollY)
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

  private wentBack(): void {
    const before = this.path
    this.read()
    const top = this.path === before ? 0 : (left.get(this.path + location.search) ?? 0)
    if (top > 0) backTo(top)
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
