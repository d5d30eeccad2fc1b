import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '../idle/whenIdle.ts';
import type { Carousel } from './carousel.ts';
import { whenWanted } from './whenWanted.ts';

const FETCH = { atMost: 4000, otherwise: 1500 };

type StartCarousel = typeof import('./carousel.ts').startCarousel;

/**
 * Loads the carousel's code when `mayCome` is true and the browser idle (on a phone, after the first interaction), and
 * starts it on the rendered slides; code that the network has lost comes when it is back. `row` lists the banner ids, one per line; a changed row starts a new carousel,
 * while a `CarouselEnd` rendered before the slides ends the old one.
 */
export const useCarousel = (row: string, mayCome: boolean) => {
  const banners = countOf(row);
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useRef<Carousel>(undefined);
  const [start, setStart] = useState<{ carousel: StartCarousel; still: boolean }>();
  const [shown, setShown] = useState(0);
  const [playing, setPlaying] = useState(true);
  const many = banners > 1;

  useEffect(() => {
    if (!many || !mayCome) return undefined;
    let wanted = true;
    const fetchIt = async () => {
      try {
        const { startCarousel } = await import('./carousel.ts');
        if (!wanted) return;
        // D35: no autoplay under reduced motion or in quiet mode.
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
        const quiet = document.documentElement.hasAttribute('data-quiet');
        startTransition(() => {
          setPlaying(!still && !quiet);
          setStart((known) => known ?? { carousel: startCarousel, still });
        });
      } catch {
        if (wanted) addEventListener('online', fetchIt, { once: true });
      }
    };
    let stopIdling: (() => void) | undefined;
    const stopWaiting = whenWanted(() => (stopIdling = whenIdle(() => void fetchIt(), FETCH)));
    return () => {
      wanted = false;
      stopWaiting();
      stopIdling?.();
    };
  }, [many, mayCome]);

  const latest = useRef({ shown, playing });
  useLayoutEffect(() => {
    latest.current = { shown, playing };
  });

  // Swiper measures the slides; in an effect after the paint this forces no extra layout.
  useEffect(() => {
    if (!start || !viewport.current || !many) return;
    carousel.current = start.carousel({
      viewport: viewport.current,
      start: latest.current.shown % countOf(row),
      playing: latest.current.playing,
      still: start.still,
      onShow: setShown,
      onQuiet: () => setPlaying(false),
    });
  }, [start, many, row]);

  const end = useCallback(() => {
    carousel.current?.stop();
    carousel.current = undefined;
  }, []);

  // The controls render shortly before the carousel starts; a press in between becomes its initial state.
  const togglePlaying = () => {
    latest.current.playing = !playing;
    if (playing) carousel.current?.pause();
    else carousel.current?.play();
    setPlaying(!playing);
  };

  const show = (place: number) => {
    if (carousel.current !== undefined) return carousel.current.show(place);
    latest.current.shown = place;
    setShown(place);
  };

  return {
    viewport,
    running: start !== undefined && many,
    shown,
    playing,
    togglePlaying,
    show,
    end,
  };
};

/** Number of banners in a row; 1 for an empty row, too, which is harmless, since neither moves. */
const countOf = (row: string): number => row.split('\n').length;
