/**
 * Where the sentences of each area are said, by folder or file of `src`; the longest that fits counts. A sentence that
 * several areas say is a general one.
 */
export const wordAreas = {
  /** What the frame, the names of pages and home say: written into every page, since it is said before anything else could be fetched. */
  shell: ['shell', 'routes', 'pages/catalogue/home'],
  /**
   * What any page may come to say: faults, captchas and codes, the screens that take a page's place, and the pages of an
   * area that has no words of its own. It comes with every other area.
   */
  general: ['words', 'screens', 'shell/AccountCorner.tsx', 'pages'],
  /** What assembly writes into a page beside the portal; no browser asks for it. */
  site: ['words/siteMessages.ts'],
  /** What opens beneath and beside the frame: panels, side menu, drawer. */
  menus: ['shell/menus'],
  announcements: ['pages/announcements'],
  botCheck: ['pages/verification/bot-check'],
  catalogue: ['pages/catalogue'],
  favourites: ['pages/favourites'],
  launch: ['pages/launch'],
  lottery: ['pages/lottery'],
  member: ['pages/member'],
  points: ['pages/points'],
  promotions: ['pages/promotions'],
  recovery: ['pages/recovery'],
  registration: ['pages/registration'],
  session: ['pages/session'],
  social: ['pages/session/social'],
  support: ['pages/support'],
  system: ['pages/system'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** An area of the portal as its sentences are split: each has a catalog a language. */
export type WordArea = keyof typeof wordAreas;

/** Every area there is. */
export const areaNames = Object.keys(wordAreas) as readonly WordArea[];
