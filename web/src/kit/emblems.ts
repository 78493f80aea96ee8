/** Small coloured drawings: of the frame and the bots here, of the titles and what one does in them there. */

import { TITLES } from '../titles'

export interface Drawing {
  box: string
  drawing: string
}

const OWN: Readonly<Record<string, Drawing>> = {
  fireside: {
    box: '0 0 32 32',
    drawing:
      '<path d="M3 26.5h26M6 30h20" stroke="var(--land-rim)" stroke-width="2.4" stroke-linecap="round"/><path d="M16.6 1.5c.5 6.2 8.4 9.2 8.4 16.2 0 5-4 8.3-9 8.3s-9-3.3-9-8.2c0-4 2.3-6.2 4-9 1.2 1.3 1.9 2.7 1.9 4.4 2.4-2.9 4.2-6.9 3.7-11.7z" fill="var(--ember)" stroke="var(--edge)" stroke-width="1.4" stroke-linejoin="round"/><path d="M16.4 12.5c.6 3.2 4.2 4.6 4.2 8 0 2.9-2 4.7-4.6 4.7s-4.6-1.9-4.6-4.5c0-2 1.2-3.2 2-4.5.6.6.9 1.2 1 2 1.2-1.5 2.1-3.3 2-5.7z" fill="var(--glow)"/>',
  },
  tom: {
    box: '0 0 32 32',
    drawing:
      '<rect x="7" y="3" width="18" height="26" rx="3.2" fill="var(--tile)" stroke="var(--council)" stroke-width="1.5"/><text x="16" y="14" font-size="6.5" font-weight="700" text-anchor="middle" fill="var(--tile-ink)" letter-spacing=".6">TOM</text><circle cx="16" cy="21.5" r="4.6" fill="var(--gnome)"/>',
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
}
const ALL: Readonly<Record<string, Drawing>> = Object.fromEntries(
  [OWN, ...Object.values(TITLES).map(({ emblems }) => emblems)].flatMap(Object.entries<Drawing>),
)

/** A drawing by its name, which for a title is the title's; that of the house where nothing is drawn for it. */
export function emblem(name: string): Drawing {
  return ALL[name] ?? OWN.fireside!
}

export function hasEmblem(name: string): boolean {
  return name in ALL
}
