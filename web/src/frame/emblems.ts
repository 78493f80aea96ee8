/** Small coloured drawings of the frame: the titles, the bots, what one does in a game. */

export const EMBLEMS = {
  fireside: {
    box: '0 0 32 32',
    drawing:
      '<path d="M3 26.5h26M6 30h20" stroke="var(--land-rim)" stroke-width="2.4" stroke-linecap="round"/><path d="M16.6 1.5c.5 6.2 8.4 9.2 8.4 16.2 0 5-4 8.3-9 8.3s-9-3.3-9-8.2c0-4 2.3-6.2 4-9 1.2 1.3 1.9 2.7 1.9 4.4 2.4-2.9 4.2-6.9 3.7-11.7z" fill="var(--ember)" stroke="var(--edge)" stroke-width="1.4" stroke-linejoin="round"/><path d="M16.4 12.5c.6 3.2 4.2 4.6 4.2 8 0 2.9-2 4.7-4.6 4.7s-4.6-1.9-4.6-4.5c0-2 1.2-3.2 2-4.5.6.6.9 1.2 1 2 1.2-1.5 2.1-3.3 2-5.7z" fill="var(--glow)"/>',
  },
  bonfire: {
    box: '0 0 24 24',
    drawing:
      '<path fill="var(--yellow-fire)" stroke="var(--edge)" stroke-width="1.2" stroke-linejoin="round" d="M4.2 6.8c1.2 1.2 2 2.4 2.5 4.2 2.2-2.5 4.3-5.5 4.6-9.6 2.9 2.7 4.9 5.7 5.5 9 .9-1.4 1.8-2.9 2-5 2.2 3.2 3 6.1 2.8 8.9-.4 4.5-4.4 7.5-9.5 7.5S2.7 18.7 2.3 14.4C2 11.6 3 9.2 4.2 6.8z"/><g transform="translate(12 21.5) scale(.52) translate(-12 -21.5)" fill="#fff3cf" opacity=".9"><path fill="#fff3cf" d="M4.2 6.8c1.2 1.2 2 2.4 2.5 4.2 2.2-2.5 4.3-5.5 4.6-9.6 2.9 2.7 4.9 5.7 5.5 9 .9-1.4 1.8-2.9 2-5 2.2 3.2 3 6.1 2.8 8.9-.4 4.5-4.4 7.5-9.5 7.5S2.7 18.7 2.3 14.4C2 11.6 3 9.2 4.2 6.8z"/></g>',
  },
  dewan: {
    box: '0 0 32 32',
    drawing:
      '<path d="M13.5 3l3.5 5.500M18.5 3L15 8.5" stroke="#8a6846" stroke-width="1.8" stroke-linecap="round"/><path d="M16 7l12 20.500H4z" fill="#efe0bf" stroke="var(--edge)" stroke-width="1.2" stroke-linejoin="round"/><path d="M16 7l12 20.500h-8z" fill="#cdb488"/><path d="M7.5 21.500h17l1.7 3H5.800z" fill="var(--seat-0)"/><path d="M16 15l4.5 12.500h-9z" fill="var(--glow)" stroke="var(--edge)" stroke-width="1"/>',
  },
  tom: {
    box: '0 0 32 32',
    drawing:
      '<rect x="7" y="3" width="18" height="26" rx="3.2" fill="var(--tile)" stroke="var(--council)" stroke-width="1.5"/><text x="16" y="14" font-size="6.5" font-weight="700" text-anchor="middle" fill="var(--tile-ink)" letter-spacing=".6">TOM</text><circle cx="16" cy="21.5" r="4.6" fill="var(--gnome)"/>',
  },
  cards: {
    box: '0 0 32 32',
    drawing:
      '<g stroke="var(--edge)" stroke-width="1"><rect x="4" y="6" width="14" height="20" rx="2.5" fill="#fbf3e0" transform="rotate(-8 11 16)"/><rect x="5.6" y="7.6" width="10.8" height="16.8" rx="1.5" fill="var(--desert)" stroke="none" transform="rotate(-8 11 16)"/></g><g transform="rotate(8 21 17)"><rect x="14" y="7" width="14" height="20" rx="2.5" fill="#fbf3e0" stroke="var(--edge)"/><rect x="15.6" y="8.6" width="10.8" height="16.8" rx="1.5" fill="var(--forest)"/><path d="M21 11.500l4 6h-2l2.5 4h-9l2.5-4h-2z" fill="#fffaf0"/></g>',
  },
  stories: {
    box: '0 0 32 32',
    drawing:
      '<path d="M4 4.500q12-1.5 24 0 1.5 11.5 0 23-12 1.5-24 0-1.5-11.5 0-23z" fill="#efe0bf" stroke="#6b4c33" stroke-width="1.2"/><path d="M3.6 21.500h24.800l-.4 6q-12 1.5-24 0z" fill="#2b6a45"/><path d="M10.5 7l4 2.300v4.600l-4 2.3-4-2.300V9.300z" fill="var(--forest)"/><path d="M21.5 7l4 2.300v4.600l-4 2.3-4-2.300V9.300z" fill="var(--badlands)"/><path d="M12.5 24.800l2.5 2.2 4.5-4.5" fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  portal: {
    box: '0 0 24 24',
    drawing:
      '<g fill="var(--portal)" stroke="var(--edge)" stroke-width="3.6" stroke-linejoin="round"><polygon points="22.4,12.00 17.2,21.01 6.8,21.01 1.6,12.00 6.8,2.99 17.2,2.99"/></g><g fill="var(--portal)" stroke="var(--portal-light)" stroke-width="1.7" stroke-linejoin="round"><polygon points="22.4,12.00 17.2,21.01 6.8,21.01 1.6,12.00 6.8,2.99 17.2,2.99"/></g><g transform="translate(12 12) scale(.48) translate(-12 -12)" fill="var(--portal-light)" opacity=".55"><polygon points="22.4,12.00 17.2,21.01 6.8,21.01 1.6,12.00 6.8,2.99 17.2,2.99"/></g>',
  },
  ship: {
    box: '0 0 32 28',
    drawing:
      '<path d="M14.6 1.5c.4 6-2.8 11.4-9.8 15.5h9.8z" fill="#fff6e2" stroke="var(--edge)" stroke-width="1"/><path d="M16.6 2.5c6.4 3 10.3 8 11 14.5h-11z" fill="var(--seat-0)" stroke="var(--edge)" stroke-width="1"/><path d="M15.6 1v18" stroke="var(--edge)" stroke-width="1.6"/><path d="M2 18.8h28l-3.8 6.4c-.7 1.1-1.7 1.8-3 1.8H8.8c-1.3 0-2.3-.7-3-1.8z" fill="var(--seat-0)" stroke="var(--edge)" stroke-width="1.2" stroke-linejoin="round"/><path d="M4.3 20.8h23.4" stroke="#fff" stroke-opacity=".4" stroke-width="1.2"/><circle cx="21" cy="12.3" r="2.6" fill="#fff"/><circle cx="16" cy="23.5" r="2.1" fill="#fff"/>',
  },
  spark: {
    box: '0 0 32 32',
    drawing:
      '<g stroke="var(--edge)" stroke-width="1"><path d="M16 5.5l2 7.5 7.5 2.5-7.5 2.5-2 7.5-2-7.5L6.5 15.5 14 13z" fill="var(--glow)"/></g>',
  },
  ember: {
    box: '0 0 32 32',
    drawing:
      '<path d="M5 23c2-7 6-9 11-9s9 2.5 11 9c-3 4-19 4-22 0z" fill="#6b3a2a" stroke="var(--edge)" stroke-width="1.1"/><path d="M9.5 23c1.5-4 4-5 6.5-5s5 1 6.5 5c-2 2-11 2-13 0z" fill="var(--ember)"/><path d="M16 5.5c.2 2.6 2.6 3.8 2.6 6.2a2.6 2.6 0 0 1-5.2 0c0-2.2 2.2-3.4 2.6-6.2z" fill="var(--glow)" stroke="var(--edge)" stroke-width="1"/>',
  },
  flame: {
    box: '0 0 32 32',
    drawing:
      '<path d="M16.6 4c.5 5.6 7.4 8.2 7.4 14.6 0 4.9-3.5 8.4-8 8.4s-8-3.5-8-8.3c0-3.7 2.2-5.7 3.8-8.2 1.1 1.2 1.7 2.4 1.7 3.9 2.2-2.6 3.6-6.1 3.1-10.4z" fill="var(--ember)" stroke="var(--edge)" stroke-width="1.2" stroke-linejoin="round"/><path d="M16.3 14.5c.5 2.7 3.7 4 3.7 7 0 2.6-1.7 4.3-4 4.3s-4-1.7-4-4.1c0-1.8 1-2.9 1.8-4.1.5.6.8 1.2.8 1.9 1-1.3 1.8-3 1.7-5z" fill="var(--glow)"/>',
  },
  blaze: {
    box: '0 0 32 32',
    drawing:
      '<path d="M5.5 8.5c1.8 1.6 2.8 3.2 3.4 5.6 2.9-3.3 5.7-7.3 6.1-12.6 3.9 3.5 6.5 7.5 7.3 11.8 1.2-1.9 2.4-3.9 2.7-6.6 2.9 4.2 4 8 3.7 11.7-.6 6-5.9 9.9-12.7 9.9S3.9 24.4 3.3 18.6C3 14.9 4 11.7 5.5 8.5z" fill="var(--red-fire)" stroke="var(--edge)" stroke-width="1.2" stroke-linejoin="round"/><path d="M15.5 9.5c2.5 3.4 6.5 6 6.5 11 0 4-2.6 6.7-6 6.7s-6-2.6-6-6.3c0-2.9 1.7-4.6 2.9-6.6.9 1 1.3 2 1.4 3.2 1-2.3 1.9-4.9 1.2-8z" fill="var(--ember)"/><path d="M16.2 17c.5 2.1 2.9 3.1 2.9 5.6 0 2.1-1.3 3.5-3.1 3.5s-3.1-1.4-3.1-3.3c0-1.4.8-2.3 1.4-3.3.4.5.6 1 .7 1.6.7-1.1 1.3-2.5 1.2-4.1z" fill="var(--glow)"/>',
  },
} as const

export type EmblemName = keyof typeof EMBLEMS
