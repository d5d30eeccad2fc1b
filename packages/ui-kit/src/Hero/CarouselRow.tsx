import { useLayoutEffect, type ComponentType } from 'react';
import { Icon } from '../Icon/index.ts';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { HeroControls, HeroTrack, HeroViewport } from './Hero.styles.ts';
import { useCarousel } from './useCarousel.ts';

/** State of a slide within its row. */
export type SlideTurn = {
  place: number;
  /** Accessible name, e.g. "2 of 3"; undefined for a single slide. */
  label: string | undefined;
  shown: boolean;
  /** True for the first slide, and for all once the carousel runs; the picture is rendered then. */
  loaded: boolean;
};

type CarouselRowProps<Banner> = {
  banners: readonly Banner[];
  mayMove: boolean;
  /** Renders a slide; its element must have the class `swiper-slide`. */
  Slide: ComponentType<SlideTurn & { banner: Banner }>;
};

// Swiper's loop needs at least this many slides; with fewer, each one is rendered twice.
const ENOUGH_SLIDES = 4;

/**
 * Slides and controls of a carousel. The first slide renders at once and alone; the carousel's code loads when idle.
 */
export function CarouselRow<Banner extends { id: string }>({ banners, mayMove, Slide }: CarouselRowProps<Banner>) {
  const words = useKitWords();
  const count = banners.length;
  const row = banners.map(({ id }) => id).join('\n');
  const { viewport, running, shown, playing, togglePlaying, show, end } = useCarousel(row, mayMove);
  const copies = running && count < ENOUGH_SLIDES ? banners : [];
  return (
    <>
      <CarouselEnd key={row} onEnd={end} />
      <HeroViewport ref={viewport}>
        <HeroTrack className="swiper-wrapper">
          {[...banners, ...copies].map((banner, place) => (
            <Slide
              key={place < count ? banner.id : `copy of ${banner.id}`}
              banner={banner}
              place={place}
              label={count > 1 ? words.slideOf((place % count) + 1, count) : undefined}
              shown={place === shown}
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
    </>
  );
}

/**
 * Ends a carousel on unmount; give it the row as its `key`. It must be rendered before the slides, so that its cleanup
 * runs first in a commit that changes them: Swiper's endless loop reorders the slides behind React's back, and the
 * order must be restored before React adds or removes any.
 */
function CarouselEnd({ onEnd }: { onEnd: () => void }) {
  useLayoutEffect(() => onEnd, [onEnd]);
  return null;
}
