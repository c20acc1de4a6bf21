// The texts of the wall of a class, or of a projected table, that are smaller than a fortieth of its height. Boards are pictures: their squares are as large as they are.
() => {
  const least = innerHeight / 40
  const walker = document.createTreeWalker(document.querySelector(".wall, .projector"), NodeFilter.SHOW_TEXT)
  const small = []
  while (walker.nextNode()) {
    const { parentElement: at, data } = walker.currentNode
    if (data.trim() === "" || at.closest(".unseen, .edge, [role=gridcell], [inert]") !== null) continue
    const drawn = at instanceof SVGGraphicsElement ? at.getScreenCTM().d : 1 // a picture is scaled as a whole
    const size = parseFloat(getComputedStyle(at).fontSize) * at.currentCSSZoom * drawn
    if (size < least) small.push(`${data.trim()}: ${size}`)
  }
  return small
}
