/** The signs of the frame, drawn on a grid of 24. */

export const ICONS = {
  check:
    '<path d="M4.6 12.6l4.8 4.8L19.6 7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  again:
    '<path d="M4.2 12.6a7.8 7.8 0 1 0 2.500-6.200L4.200 8.600M4.200 4v4.600h4.600" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/><path d="M10.200 9.200l5.400 3.200-5.400 3.200z" fill="currentColor"/>',
  chev: '<path d="M5 9l7 7 7-7" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  copy: '<g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"><rect x="8.4" y="8.4" width="11.6" height="11.6" rx="2.4"/><path d="M15.6 8.4V6.4A2.4 2.4 0 0 0 13.2 4H6.4A2.4 2.4 0 0 0 4 6.4v6.8a2.4 2.4 0 0 0 2.4 2.4h2"/></g>',
  hint: '<path d="M9.2 16.6c-.2-1.6-.9-2.500-1.7-3.500a5.800 5.800 0 1 1 9 0c-.8 1-1.5 1.900-1.7 3.500zM9.800 20.200h4.400" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  down: '<path d="M12 3.6v11M7.6 10.6L12 14.8l4.4-4.2M5 16.6v1.8a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-1.8" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  eye: '<path d="M2.6 12S6 5.8 12 5.8 21.4 12 21.4 12 18 18.2 12 18.2 2.6 12 2.6 12z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/><circle cx="12" cy="12" r="2.8" fill="currentColor"/>',
  flag: '<path d="M6 21V4" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/><path d="M6 4h13l-3.600 4.500L19 13H6z" fill="currentColor"/>',
  friends:
    '<g fill="currentColor"><circle cx="8.6" cy="8" r="3.4"/><path d="M2 19.4c.4-4.6 2.9-7 6.6-7s6.2 2.4 6.6 7z"/><circle cx="16.8" cy="8.8" r="2.7"/><path d="M16.8 12.6c-1 0-1.8.2-2.5.5 1.6 1.5 2.5 3.6 2.7 6.3h5c-.3-4.2-2.2-6.8-5.2-6.8z"/></g>',
  globe:
    '<g fill="none" stroke="currentColor" stroke-width="1.7"><circle cx="12" cy="12" r="8.6"/><path d="M3.4 12h17.2M12 3.4c5 5.4 5 11.8 0 17.2M12 3.4c-5 5.4-5 11.8 0 17.2"/></g>',
  link: '<path d="M10 14.2a4 4 0 0 0 5.8 0l3-3.1a4 4 0 0 0-5.7-5.7l-1.4 1.4M14 9.8a4 4 0 0 0-5.8 0l-3 3.1a4 4 0 0 0 5.7 5.7l1.4-1.4" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  qr: '<path d="M4.500 4.500h5.500v5.500H4.500zM14 4.500h5.500v5.500H14zM4.500 14h5.500v5.500H4.500z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/><path d="M13.600 13.600h2.600v2.600h-2.600zM17.400 17.400H20V20h-2.600zM17.400 13.600H20v2h-2.600zM13.600 18h2v2h-2z" fill="currentColor"/>',
  map: '<path d="M8.2 3.4l4.3 2.5v5l-4.3 2.5-4.3-2.5v-5zM16.8 8.4l4.3 2.5v5l-4.3 2.5-4.3-2.5v-5z" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/><path d="M8.2 13.6v4.6l4.1 2.4 3-1.7" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  moon: '<path d="M19.5 14.6A8 8 0 0 1 9.4 4.5a8 8 0 1 0 10.1 10.1z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  pause:
    '<path d="M8 5v14M16 5v14" stroke="currentColor" stroke-width="3.400" stroke-linecap="round"/>',
  play: '<path d="M7 4.2l12.4 7.8L7 19.8z" fill="currentColor" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>',
  right:
    '<path d="M9 5l7 7-7 7" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  share:
    '<path d="M12 3.6v11M7.6 7.6L12 3.4l4.4 4.2M5 12.6v5.8a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5.8" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  solo: '<rect x="5" y="2.8" width="14" height="18.4" rx="2.6" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M8.6 7.4h6.8M12 7.4v6" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/><circle cx="12" cy="17.2" r="1.3" fill="currentColor"/>',
  sound:
    '<path d="M4 9.600v4.800h3.400L12 18.400V5.600L7.400 9.600z" fill="currentColor" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/><path d="M15.200 9a4.200 4.200 0 0 1 0 6M17.800 6.400a7.900 7.900 0 0 1 0 11.200" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  silent:
    '<path d="M4 9.600v4.800h3.400L12 18.400V5.600L7.400 9.600z" fill="currentColor" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/><path d="M15.400 9.600l4.800 4.800M20.200 9.600l-4.800 4.800" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  sun: '<circle cx="12" cy="12" r="4.2" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M12 2.6v2.6M12 18.8v2.6M2.6 12h2.6M18.8 12h2.6M5.4 5.4l1.8 1.8M16.8 16.8l1.8 1.8M18.6 5.4l-1.8 1.8M7.2 16.8l-1.8 1.8" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
  warn: '<path d="M12 3.4L21.6 20H2.4zM12 9.6v5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/><circle cx="12" cy="17.3" r="1.2" fill="currentColor"/>',
  words:
    '<path d="M4.4 4.600h15.200a1.6 1.6 0 0 1 1.6 1.6v8.600a1.6 1.6 0 0 1-1.600 1.600H11l-4.800 3.800v-3.800H4.400a1.6 1.6 0 0 1-1.600-1.600V6.200a1.600 1.600 0 0 1 1.600-1.600zM7 8.800h10M7 12.400h6.400" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  x: '<path d="M6 6l12 12M18 6L6 18" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  undo: '<path d="M8.5 5L4 9.5 8.5 14M4.5 9.500H14a5.5 5.5 0 0 1 0 11h-3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  redo: '<path d="M15.5 5L20 9.5 15.5 14M19.5 9.500H10a5.5 5.5 0 0 0 0 11h3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  log: '<path d="M4 6.500h16M4 12h16M4 17.500h10" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  up: '<path d="M5 15l7-7 7 7" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  trash:
    '<path d="M4.6 6.800h14.800M9.6 6.600V4.400h4.800v2.200M6.600 6.800l.9 12.800h9l.9-12.800M10.200 10.400v5.600M13.800 10.400v5.600" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  trophy:
    '<path d="M7.5 4h9v5.500a4.5 4.5 0 0 1-9 0zM7.5 5.500H4.200c0 3.4 1.2 5 3.6 5.200M16.5 5.500h3.300c0 3.4-1.2 5-3.6 5.200M12 14v4M8.5 20h7" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  renew:
    '<path d="M19.4 12a7.4 7.4 0 0 1-13.2 4.600M4.6 12a7.4 7.4 0 0 1 13.200-4.600M18 3.400v4.200h-4.200M6 20.600v-4.200h4.200" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  home: '<path d="M4 11.200L12 4.500l8 6.700M6.2 9.800V19.500h11.600V9.8" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  book: '<path d="M12 6.2c-2.4-1.6-5.2-2-8.4-1.600v13.400c3.2-.4 6 0 8.4 1.600 2.4-1.600 5.2-2 8.4-1.600V4.600c-3.2-.4-6 0-8.4 1.600zM12 6.200v13.400" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  calendar:
    '<g fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"><rect x="3.8" y="5" width="16.4" height="15.4" rx="2.6"/><path d="M3.8 9.8h16.400M8.4 2.800v4M15.6 2.800v4"/></g><path d="M12.1 11.400c.1 1.500 1.9 2.200 1.9 4a2 2 0 0 1-4.100 0c0-1.100.6-1.700 1-2.400.3.3.4.6.4 1 .6-.7.9-1.500.8-2.600z" fill="currentColor"/>',
  chart:
    '<path d="M3.6 4v16h17M7 15.500l4-5 3.5 3L20 6.500" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  left: '<path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  phone:
    '<rect x="6.5" y="2.8" width="11" height="18.4" rx="2.6" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M10.5 18h3" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
} as const

export type IconName = keyof typeof ICONS
