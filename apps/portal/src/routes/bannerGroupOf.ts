import type { BannerGroup } from '@baize/domain/banner-groups';
import type { RouteName } from '@baize/domain/routes';

/**
 * The banner group of each page that has one (REQ-207); the footer's stands under all of them (REQ-054). In popups the
 * login shows that of the registration (REQ-096).
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

/** The groups of some pages. What is in the first load names its group itself, and is told by this type if it is wrong. */
export type BannerGroupOf<Page extends BannerPage> = (typeof bannerGroupOf)[Page];
