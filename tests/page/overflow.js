// Looks at what is shown for what no screen may have; tells each finding as a line of text.
() => {
  const found = []
  const wide = document.documentElement.clientWidth
  const name = (element) => {
    const text = (element.getAttribute("aria-label") || element.textContent || "").trim().slice(0, 40)
    return `${element.localName}${element.className && element.className.split ? "." + element.className.split(/\s+/).filter((c) => !c.startsWith("svelte-")).join(".") : ""} “${text}”`
  }
  const shown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest(".unseen, [aria-hidden=true], [inert]") === null
  /** What scrolls sideways by itself may hold more than it shows. */
  const scrolls = (element) => {
    for (let outer = element.parentElement; outer !== null; outer = outer.parentElement)
      if (["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(outer).overflowX) && outer !== document.body && outer !== document.documentElement)
        return true
    return false
  }

  /** A box that fits, with something in it that does not: the innermost ones are at fault. */
  const spills = (element) =>
    element.clientWidth > 0 &&
    element.scrollWidth > element.clientWidth + 1 &&
    element.getBoundingClientRect().left + element.scrollWidth > wide + 1 &&
    getComputedStyle(element).overflowX === "visible" &&
    !scrolls(element)

  if (document.scrollingElement.scrollWidth > wide) found.push(`the page is ${document.scrollingElement.scrollWidth - wide} px too wide`)
  for (const element of document.querySelectorAll("body *")) {
    if (!shown(element)) continue
    const box = element.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) continue
    if ((box.right > wide + 1 || box.left < -1) && !scrolls(element)) found.push(`outside the screen: ${name(element)}`)
    if (spills(element) && ![...element.children].some(spills)) found.push(`wider than its box: ${name(element)}`)
    const cut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2
    if (element.matches("button, a.button, summary") && cut && getComputedStyle(element).display !== "inline") found.push(`text is cut: ${name(element)}`)
  }
  return found
}
