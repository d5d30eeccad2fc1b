/**
 * The files and folders of `src` whose sentences belong to each area; the longest match counts. A sentence of the shell
 * and another area belongs to the shell, one of two other areas to `general`.
 */
export const wordAreas = {
  /**
   * Frame, names of pages, and home. Written into every page, since it is rendered before anything else can be fetched.
   */
  shell: ['shell', 'site', 'pages/catalogue/home'],
  /**
   * Sentences that any page may need: errors, captchas and codes, the screens that replace a page, and the pages of
   * areas without words of their own. Loaded with every other area.
   */
  general: [
    'site/words',
    'site/screens',
    'shell/AccountCorner.tsx',
    'shell/WalletPanel.tsx',
    'shell/useMemberItems.ts',
    'pages',
  ],
  /** Lists of records and centres. Loaded with the areas of pages that have them (`SiteWords`). */
  records: ['site/centre', 'site/records', 'pages/verification/ConfirmWithSecret.tsx'],
  /** Sentences that assembly writes into a page outside the portal; browsers never load it. */
  site: ['site/words/siteMessages.ts'],
  /** Panels, side menu and drawer, which open beneath and beside the frame. */
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

/** An area of the portal's sentences, with one catalog per language. */
export type WordArea = keyof typeof wordAreas;

/** All areas. */
export const areaNames = Object.keys(wordAreas) as readonly WordArea[];
