/** The sixteen banner groups of REQ-207, and the footer's (REQ-054). */
export const bannerGroups = [
  'w_home',
  'w_promotions',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_elott',
  'w_lott',
  'w_download',
  'w_shop',
  'w_help',
  'w_reg',
  'w_login',
  'w_forget',
  'w_footer',
] as const;

export type BannerGroup = (typeof bannerGroups)[number];

/** True for the name of a banner group that the portal shows. */
export const isBannerGroup = (value: unknown): value is BannerGroup => bannerGroups.some((group) => group === value);
