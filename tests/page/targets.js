// What a finger must hit, and is smaller than 44 px. Squares of the board are exempt: a tap on them magnifies; so are links in a text.
() => {
  const LEAST = 44
  const found = []
  for (const element of document.querySelectorAll("button, summary, select, textarea, input, a.button, [role=button]")) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (element.closest(".unseen, [aria-hidden=true], [inert], [role=grid]") !== null) continue
    const target = element.matches("input[type=radio], input[type=checkbox]") ? (element.closest("label") ?? element) : element
    const { width, height } = target.getBoundingClientRect()
    if (width === 0 && height === 0) continue
    if (Math.min(width, height) < LEAST - 0.5) {
      const text = (element.getAttribute("aria-label") || element.textContent || element.name || "").trim().slice(0, 40)
      found.push(`${Math.round(width)} × ${Math.round(height)} px: ${element.localName} “${text}”`)
    }
  }
  return found
}
