// Words that are broken inside: a part stands on one line, the rest on the next. Kana and kanji may end a line anywhere.
() => {
  const WORD = /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}]){2,}/gu
  const found = new Set()
  const range = document.createRange()
  const lines = () => [...range.getClientRects()].filter(({ width }) => width > 0)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const element = node.parentElement
    if (node.data.trim().length < 2 || element.closest(".unseen, [role=grid], [role=log], svg, code, script, style, option") !== null) continue
    range.selectNodeContents(node)
    if (lines().length < 2 || !element.checkVisibility({ visibilityProperty: true })) continue
    for (const { 0: word, index } of node.data.matchAll(WORD)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const [first, ...others] = lines()
      if (others.some(({ top }) => top > first.top + first.height / 2)) found.add(`a broken word: “${word}” in ${element.localName}`)
    }
  }
  return [...found]
}
