import { CarouselRow } from '../Hero/Hero.tsx';
import { BannerCarouselFrame } from './BannerCarousel.styles.ts';
import { BannerCarouselSlide, type CarouselBanner } from './BannerCarouselSlide.tsx';

export type { CarouselBanner } from './BannerCarouselSlide.tsx';

export type BannerCarouselProps = {
  /** Accessible name of the region when there are several banners. */
  label: string;
  banners: readonly CarouselBanner[];
  /**
   * Hides the banners' text from view, but not from screen readers, for pages that put their own text on the picture.
   */
  wordless?: boolean | undefined;
};

/**
 * Banners that fill the space reserved by their parent, so that the layout does not shift. Several rotate every 5,000
 * ms and can be paused (REQ-208).
 */
export function BannerCarousel({ label, banners, wordless = false }: BannerCarouselProps) {
  if (banners.length === 0) return undefined;
  return (
    <BannerCarouselFrame aria-label={banners.length > 1 ? label : undefined}>
      <CarouselRow mayMove banners={banners.map((banner) => ({ ...banner, wordless }))} Slide={BannerCarouselSlide} />
    </BannerCarouselFrame>
  );
}
