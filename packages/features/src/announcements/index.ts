export { bannersQuery } from './banners.queries.ts';
export { effectiveBanners } from './banners.rules.ts';
export { useBanners } from './useBanners.ts';
