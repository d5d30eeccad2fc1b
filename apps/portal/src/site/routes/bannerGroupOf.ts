import type { BannerGroup } from '@baize/domain/banner-groups';
import type { RouteName } from '@baize/domain/routes';

/**
 * The banner group of each page that has one (REQ-207); the footer's group is shown on all pages (REQ-054). A login in
 * a popup shows the group of the registration (REQ-096).
 */
export const bannerGroupOf = {
  home: 'w_home',
  promotions: 'w_promotions',
  rng: 'w_rng',
  live: 'w_live',
  fish: 'w_fish',
  pvp: 'w_pvp',
  sports: 'w_sports',
  esports: 'w_esports',
  elott: 'w_elott',
  lott: 'w_lott',
  down: 'w_download',
  pointMall: 'w_shop',
  help: 'w_help',
  helpmc: 'w_help',
  register: 'w_reg',
  login: 'w_login',
  agent: 'w_login',
  forget: 'w_forget',
} as const satisfies Partial<Record<RouteName, BannerGroup>>;

/** A page that shows banners. */
export type BannerPage = keyof typeof bannerGroupOf;

/** The banner groups of some pages. Modules of the first load repeat their group as a literal, checked by this type. */
export type BannerGroupOf<Page extends BannerPage> = (typeof bannerGroupOf)[Page];
