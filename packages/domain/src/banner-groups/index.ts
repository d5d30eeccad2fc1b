export { bannerGroups, isBannerGroup } from './bannerGroups.rules.ts';
export type { BannerGroup } from './bannerGroups.rules.ts';
