/** Where something that floats beside a thing goes: below it if there is room on the board, else
 *  above. The choice bar and what stands under the board stay free. */

const MARGIN = 8

export function beside(at: DOMRect) {
  return (box: HTMLElement): void => {
    const { offsetWidth: width, offsetHeight: height } = box
    const middle = at.left + at.width / 2
    const left = Math.max(MARGIN, Math.min(middle - width / 2, window.innerWidth - width - MARGIN))
    const board = box.closest('.bonfire')
    const room = (board?.querySelector('.page') ?? board)?.getBoundingClientRect()
    const end = (room?.bottom ?? window.innerHeight) - MARGIN
    const below = at.bottom + MARGIN
    const above = at.top - height - MARGIN
    const top = below + height < end ? below : Math.max(MARGIN, Math.min(above, end - height))
    box.style.left = `${left}px`
    box.style.top = `${top}px`
  }
}
