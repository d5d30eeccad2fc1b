import { Icon } from '../Icon/index.ts';
import { useKitWords } from '../KitWords/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { CarouselEnd } from './CarouselEnd.ts';
import { HeroControls, HeroFrame, HeroTrack, HeroViewport } from './Hero.styles.ts';
import { type HeroBanner, HeroBannerSlide } from './HeroBannerSlide.tsx';
import { useCarousel } from './useCarousel.ts';

export type HeroProps = {
  /** Accessible name of the region. */
  label: string;
  banners: readonly HeroBanner[];
  /** While false, the first banner stands alone: what else the page fetches comes before the carousel. */
  mayMove?: boolean | undefined;
};

// An endless row needs at least this many slides; with fewer, each one is rendered twice.
const ENOUGH_SLIDES = 4;

/** The banners of a page. The first is a plain picture that never moves or changes; the carousel arrives when idle. */
export function Hero({ label, banners, mayMove = true }: HeroProps) {
  const words = useKitWords();
  const count = banners.length;
  const row = banners.map(({ id }) => id).join(' ');
  const { viewport, running, shown, playing, togglePlaying, show, end } = useCarousel(row, mayMove);
  const copies = running && count < ENOUGH_SLIDES ? banners : [];
  if (count === 0) return undefined;
  return (
    <HeroFrame aria-label={label} data-many={count > 1 || undefined}>
      <CarouselEnd key={row} onEnd={end} />
      <HeroViewport ref={viewport}>
        <HeroTrack className="swiper-wrapper">
          {[...banners, ...copies].map((banner, place) => (
            <HeroBannerSlide
              key={place < count ? banner.id : `copy of ${banner.id}`}
              banner={banner}
              place={place}
              label={count > 1 ? words.slideOf((place % count) + 1, count) : undefined}
              shown={place === shown}
              first={place === 0}
              loaded={place === 0 || running}
            />
          ))}
        </HeroTrack>
      </HeroViewport>
      {running && (
        <HeroControls data-one-stop>
          {banners.map((banner, index) => (
            <button
              type="button"
              key={banner.id}
              aria-current={index === shown % count || undefined}
              onClick={() => show(index)}
            >
              <span />
              <VisuallyHidden>{words.slideOf(index + 1, count)}</VisuallyHidden>
            </button>
          ))}
          <button type="button" onClick={togglePlaying}>
            <Icon icon={playing ? 'pause' : 'play'} />
            <VisuallyHidden>{playing ? words.pause : words.resume}</VisuallyHidden>
          </button>
        </HeroControls>
      )}
    </HeroFrame>
  );
}
