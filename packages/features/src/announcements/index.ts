export { bannersQuery } from './banners.queries.ts';
export { noticesQuery } from './notices.queries.ts';
export { useBanners } from './useBanners.ts';
export { useNotices } from './useNotices.ts';
