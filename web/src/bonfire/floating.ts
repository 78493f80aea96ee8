/** Where something that floats beside a thing goes: below it if there is room, else above. */

const MARGIN = 8

export function beside(at: DOMRect) {
  return (box: HTMLElement): void => {
    const { offsetWidth: width, offsetHeight: height } = box
    const middle = at.left + at.width / 2
    const left = Math.max(MARGIN, Math.min(middle - width / 2, window.innerWidth - width - MARGIN))
    const below = at.bottom + MARGIN
    const fits = below + height < window.innerHeight - MARGIN
    const top = fits ? below : Math.max(MARGIN, at.top - height - MARGIN)
    box.style.left = `${left}px`
    box.style.top = `${top}px`
  }
}
