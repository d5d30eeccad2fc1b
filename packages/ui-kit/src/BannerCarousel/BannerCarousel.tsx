import { CarouselRow } from '../Hero/index.ts';
import { BannerCarouselFrame } from './BannerCarousel.styles.ts';
import { BannerCarouselSlide, type CarouselBanner } from './BannerCarouselSlide.tsx';

export type BannerCarouselProps = {
  /** Accessible name of the region, where there is more than one to turn to. */
  label: string;
  banners: readonly CarouselBanner[];
  /** Their words are told and not shown: the page's own stand on the picture. */
  wordless?: boolean | undefined;
};

/**
 * Pictures in a room that their parent holds: it fills that, so that nothing moves when it comes. More than one take
 * turns, 5,000 ms each, and can be paused (REQ-208).
 */
export function BannerCarousel({ label, banners, wordless = false }: BannerCarouselProps) {
  if (banners.length === 0) return undefined;
  return (
    <BannerCarouselFrame aria-label={banners.length > 1 ? label : undefined}>
      <CarouselRow mayMove banners={banners.map((banner) => ({ ...banner, wordless }))} Slide={BannerCarouselSlide} />
    </BannerCarouselFrame>
  );
}
