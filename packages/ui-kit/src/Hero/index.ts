export { CarouselRow, type SlideTurn } from './CarouselRow.tsx';
export { Hero, type HeroProps } from './Hero.tsx';
export type { HeroBanner } from './HeroBannerSlide.tsx';
