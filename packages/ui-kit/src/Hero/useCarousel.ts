import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenIdle } from '../idle/index.ts';
import type { Carousel } from './carousel.ts';
import { whenWanted } from './whenWanted.ts';

const FETCH = { atMost: 4000, otherwise: 1500 };

type StartCarousel = typeof import('./carousel.ts').startCarousel;

/**
 * Fetches the carousel once `mayCome` and the browser has nothing better to do, on a phone not before somebody uses the
 * page, and runs it over the rendered slides.
 * `row` names the banners in their order, a line each; another row starts another carousel, and a `CarouselEnd`
 * before the slides ends the one that was.
 */
export function useCarousel(row: string, mayCome: boolean) {
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
      const { startCarousel } = await import('./carousel.ts');
      if (!wanted) return;
      // D35: nothing moves by itself for who asked for less motion, or for quiet.
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const quiet = document.documentElement.hasAttribute('data-quiet');
      startTransition(() => {
        setPlaying(!still && !quiet);
        setStart((known) => known ?? { carousel: startCarousel, still });
      });
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

  // It measures the slides: started once they are painted, it finds them laid out and holds up no frame.
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

  // The buttons are there a moment before the carousel is: what is pressed then is what it starts with.
  function togglePlaying() {
    latest.current.playing = !playing;
    if (playing) carousel.current?.pause();
    else carousel.current?.play();
    setPlaying(!playing);
  }

  function show(place: number) {
    if (carousel.current !== undefined) return carousel.current.show(place);
    latest.current.shown = place;
    setShown(place);
  }

  return {
    viewport,
    running: start !== undefined && many,
    shown,
    playing,
    togglePlaying,
    show,
    end,
  };
}

/** Of no banner, too, it says one: neither moves. */
function countOf(row: string): number {
  return row.split('\n').length;
}
