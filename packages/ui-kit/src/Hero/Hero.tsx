import { CarouselRow } from './CarouselRow.tsx';
import { HeroFrame } from './Hero.styles.ts';
import { type HeroBanner, HeroBannerSlide } from './HeroBannerSlide.tsx';

export { CarouselRow, type SlideTurn } from './CarouselRow.tsx';
export type { HeroBanner } from './HeroBannerSlide.tsx';

export type HeroProps = {
  /** Accessible name of the region. */
  label: string;
  banners: readonly HeroBanner[];
  /** False delays the carousel and shows the first banner only, so that the page's other requests go first. */
  mayMove?: boolean | undefined;
};

/** The banners of a page. The first one is a static picture until the carousel's code has loaded, when idle. */
export function Hero({ label, banners, mayMove = true }: HeroProps) {
  if (banners.length === 0) return undefined;
  return (
    <HeroFrame aria-label={label} data-many={banners.length > 1 || undefined}>
      <CarouselRow banners={banners} mayMove={mayMove} Slide={HeroBannerSlide} />
    </HeroFrame>
  );
}
