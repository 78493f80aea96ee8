/** Where things of the board are in sight: what a ring or a light is drawn around. */

const APART = 12 // pixels between the parts of one thing, or two neighbours, at most

/** The part of an element that what scrolls around it lets through. */
function shownPart(element: Element): DOMRect {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { display, overflowX, overflowY } = getComputedStyle(around)
    if (display === 'contents') continue
    const box = around.getBoundingClientRect()
    if (overflowX !== 'visible')
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
    if (overflowY !== 'visible')
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}

function union(one: DOMRect, other: DOMRect): DOMRect {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)]
  const [right, bottom] = [Math.max(one.right, other.right), Math.max(one.bottom, other.bottom)]
  return new DOMRect(left, top, right - left, bottom - top)
}

function touches(one: DOMRect, other: DOMRect): boolean {
  const across = one.left - APART < other.right && other.left - APART < one.right
  return across && one.top - APART < other.bottom && other.top - APART < one.bottom
}

/** The boxes of those elements that somebody sees. */
export function seenBoxes(elements: Iterable<Element>): DOMRect[] {
  return [...elements].map(shownPart).filter(({ width, height }) => width > 0 && height > 0)
}

/** The same, where what is drawn in parts is one, and what lies apart is not. */
export function boxesOf(selector: string, within: ParentNode = document): DOMRect[] {
  return seenBoxes(within.querySelectorAll(selector)).reduce<DOMRect[]>((boxes, box) => {
    const parts = boxes.filter((each) => touches(each, box))
    return [...boxes.filter((each) => !parts.includes(each)), parts.reduce(union, box)]
  }, [])
}
