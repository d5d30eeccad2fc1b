import { CarouselRow } from './CarouselRow.tsx';
import { HeroFrame } from './Hero.styles.ts';
import { type HeroBanner, HeroBannerSlide } from './HeroBannerSlide.tsx';

export type HeroProps = {
  /** Accessible name of the region. */
  label: string;
  banners: readonly HeroBanner[];
  /** While false, the first banner stands alone: what else the page fetches comes before the carousel. */
  mayMove?: boolean | undefined;
};

/** The banners of a page. The first is a plain picture that never moves or changes; the carousel arrives when idle. */
export function Hero({ label, banners, mayMove = true }: HeroProps) {
  if (banners.length === 0) return undefined;
  return (
    <HeroFrame aria-label={label} data-many={banners.length > 1 || undefined}>
      <CarouselRow banners={banners} mayMove={mayMove} Slide={HeroBannerSlide} />
    </HeroFrame>
  );
}
