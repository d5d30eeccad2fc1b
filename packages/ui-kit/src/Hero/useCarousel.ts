import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Carousel } from './carousel.ts';

type StartCarousel = typeof import('./carousel.ts').startCarousel;

/**
 * Fetches the carousel when the browser has nothing better to do, and runs it over the rendered slides.
 * `row` names the banners in their order, separated by spaces; another row starts another carousel.
 */
export function useCarousel(row: string) {
  const banners = countOf(row);
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useRef<Carousel>(undefined);
  const [start, setStart] = useState<{ carousel: StartCarousel; still: boolean }>();
  const [shown, setShown] = useState(0);
  const [playing, setPlaying] = useState(true);
  const many = banners > 1;

  useEffect(() => {
    if (!many) return undefined;
    let wanted = true;
    const stopWaiting = whenIdle(async () => {
      const { startCarousel } = await import('./carousel.ts');
      if (!wanted) return;
      // D35: nothing moves by itself for who asked for less motion.
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      setPlaying(!still);
      setStart({ carousel: startCarousel, still });
    });
    return () => {
      wanted = false;
      stopWaiting();
    };
  }, [many]);

  const latest = useRef({ shown, playing });
  useLayoutEffect(() => {
    latest.current = { shown, playing };
  });

  useLayoutEffect(() => {
    if (!start || !viewport.current || !many) return undefined;
    const running = start.carousel({
      viewport: viewport.current,
      start: latest.current.shown % countOf(row),
      playing: latest.current.playing,
      still: start.still,
      onShow: setShown,
    });
    carousel.current = running;
    return () => running.stop();
  }, [start, many, row]);

  function togglePlaying() {
    if (playing) carousel.current?.pause();
    else carousel.current?.play();
    setPlaying(!playing);
  }

  return {
    viewport,
    running: start !== undefined && many,
    shown,
    playing,
    togglePlaying,
    show: (place: number) => carousel.current?.show(place),
  };
}

/** Safari has no idle call-back: there, a moment after the page has loaded. */
function whenIdle(work: () => Promise<void>): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(() => void work(), { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(() => void work(), 1500);
  return () => clearTimeout(timer);
}

function countOf(row: string): number {
  return row === '' ? 0 : row.split(' ').length;
}
