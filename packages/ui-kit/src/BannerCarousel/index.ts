export { BannerCarousel, type BannerCarouselProps } from './BannerCarousel.tsx';
export type { CarouselBanner } from './BannerCarouselSlide.tsx';
