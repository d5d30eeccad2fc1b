export { bannersQuery } from './banners.queries.ts';
export { useBanners } from './useBanners.ts';
