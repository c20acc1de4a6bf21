// What this browser remembers. Where storage is switched off, it remembers until the page is closed.
const fallback = new Map<string, string>()

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    fallback.delete(key)
  } catch {
    forget(key) // where there is no more room, what was kept before is not what is meant
    if (value === null) fallback.delete(key)
    else fallback.set(key, value)
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is kept at all.
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? fallback.get(key) ?? null
  } catch {
    return fallback.get(key) ?? null
  }
}

/** Whether anything is remembered at all: a browser can be told to keep nothing. */
export function canRemember(): boolean {
  try {
    localStorage.setItem("can", "1")
    localStorage.removeItem("can")
    return navigator.cookieEnabled
  } catch {
    return false
  }
}
