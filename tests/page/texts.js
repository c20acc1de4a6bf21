// Every text that this screen shows or says, without what was said before and what people wrote themselves.
() => {
  const SPOKEN = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"]
  const LEFT_OUT = "[role=log], [role=grid], .letters, code, script, style, option[lang], input, textarea"
  const found = new Set()
  const add = (text) => {
    const plain = (text ?? "").replace(/\s+/g, " ").trim()
    if (/\p{L}{2,}/u.test(plain)) found.add(plain)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (texts.currentNode.parentElement.closest(LEFT_OUT) === null) add(texts.currentNode.data)
  for (const name of SPOKEN)
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const square = element.closest("[role=gridcell]")
      // One square of each kind is enough: a board has hundreds.
      if (square === null || square.matches(":nth-child(-n + 8)")) add(element.getAttribute(name))
    }
  return [...found]
}
