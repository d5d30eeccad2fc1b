const circle = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18';

/** Path data of the kit's own 24 px stroke set: what the interface itself needs. */
export const icons = {
  alert: `${circle}M12 7.5v5.5M12 16.4v.1`,
  back: 'm14.5 6-6 6 6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm6 9.5 6 6 6-6',
  expand: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  external: 'M13 4h7v7M20 4l-9 9M10 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  eyeOff:
    'M4 4l16 16M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.6 7.2A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3M9.9 9.9a3 3 0 0 0 4.2 4.2',
  forward: 'm9.5 6 6 6-6 6',
  globe: `${circle}M3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3z`,
  headset:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 14h2.5v5h-1A1.5 1.5 0 0 1 4 17.5zM20 14h-2.5v5h1a1.5 1.5 0 0 0 1.5-1.5zM18.5 19c-.8 1.4-2.4 2-4.5 2',
  heart: 'M12 20.3C7 16.7 3.5 13.5 3.5 9.5A4.5 4.5 0 0 1 12 7.3a4.5 4.5 0 0 1 8.5 2.2c0 4-3.5 7.2-8.5 10.8z',
  home: 'm4 11 8-7 8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  info: `${circle}M12 11v5.5M12 7.6v.1`,
  logOut: 'M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M15.5 8l4 4-4 4M19.5 12h-10',
  menu: 'M4 7h16M4 12h16M4 17h10',
  more: 'M5 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2M12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2M19 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  pause: 'M9 5.5v13M15 5.5v13',
  play: 'M8 5.2v13.6L19 12z',
  refresh: 'M20 11A8 8 0 0 0 6 6.5l-2 2M4 4v4.5h4.5M4 13a8 8 0 0 0 14 4.5l2-2M20 20v-4.5h-4.5',
  shield: 'M12 3 5 6v5.5c0 4.5 3 7.8 7 9.5 4-1.7 7-5 7-9.5V6zM9 12l2.2 2.2 4-4.2',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c.8-3.8 3.7-6 7.5-6s6.7 2.2 7.5 6',
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.1',
};

export type IconName = keyof typeof icons;

/** Pictures of a direction turn with the reading direction; clocks, media controls and marks do not. */
export const mirroredIcons: ReadonlySet<IconName> = new Set<IconName>([
  'back',
  'external',
  'forward',
  'logOut',
  'menu',
]);
