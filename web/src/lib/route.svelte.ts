// Where we are: the path of the page. Secrets stand after #, which is never sent to the server.

class Route {
  path = $state(location.pathname)
  fragment = $state(location.hash.slice(1))

  constructor() {
    addEventListener("popstate", () => this.#read())
    addEventListener("hashchange", () => this.#read())
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path)
    else history.pushState(null, "", path)
    this.#read()
    if (replace) return
    scrollTo(0, 0)
    // Whoever can't see the new screen is told of it, and the next Tab begins there.
    document.getElementById("main")?.focus({ preventScroll: true })
  }

  /** The parts of the path, without slashes. */
  get parts(): string[] {
    return this.path.split("/").filter((part) => part !== "")
  }

  /** A value after #, as in #i=token&s=2. */
  secret(name: string): string | null {
    return new URLSearchParams(this.fragment).get(name)
  }

  #read(): void {
    this.path = location.pathname
    this.fragment = location.hash.slice(1)
  }
}

export const route = new Route()

/** Links within the page change the route and load nothing. */
export function follow(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const anchor = (event.target as Element | null)?.closest("a")
  if (!plain || anchor === null || anchor === undefined) return
  if (anchor.target !== "" || anchor.hasAttribute("download") || anchor.origin !== location.origin) return
  if (anchor.pathname.startsWith("/api/") || anchor.protocol === "blob:") return
  // A part of the screen that is shown: the browser goes there by itself.
  if (anchor.hash !== "" && anchor.pathname === location.pathname) return
  event.preventDefault()
  route.go(anchor.pathname + anchor.search + anchor.hash)
}
