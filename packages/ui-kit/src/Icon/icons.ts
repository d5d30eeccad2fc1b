const circle = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18';

/** Path data of the kit's own 24 px stroke icons: those of every page's frame and of the first shelf. */
export const icons = {
  back: 'm14.5 6-6 6 6 6',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm6 9.5 6 6 6-6',
  forward: 'm9.5 6 6 6-6 6',
  globe: `${circle}M3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3z`,
  heart: 'M12 20.3C7 16.7 3.5 13.5 3.5 9.5A4.5 4.5 0 0 1 12 7.3a4.5 4.5 0 0 1 8.5 2.2c0 4-3.5 7.2-8.5 10.8z',
  home: 'm4 11 8-7 8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  menu: 'M4 7h16M4 12h16M4 17h10',
  more: 'M5 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2M19 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  pause: 'M9 5.5v13M15 5.5v13',
  play: 'M8 5.2v13.6L19 12z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.8-3.8 3.7-6 7.5-6s6.7 2.2 7.5 6',
};

export type IconName = keyof typeof icons;

/** Icons flipped in right-to-left languages; clocks, media controls and marks are not. */
export const mirroredIcons: ReadonlySet<IconName> = new Set<IconName>(['back', 'forward', 'menu']);
