import { useEffect, useRef, useState } from 'react';

/** Seconds in which a notice crosses the line (REQ-056). */
const SECONDS_A_LINE = 10;

type Sizes = { readonly room: number; readonly length: number };

/**
 * Moves a track in an endless loop when its first child is longer than the viewport; its second child must be a copy of
 * the first. `still` is true under reduced motion and in quiet mode: nothing moves then.
 */
export const useMarquee = () => {
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState<Animation>();
  const [{ room, length }, setSizes] = useState<Sizes>({ room: 0, length: 0 });
  const [still, setStill] = useState(true);
  const [playing, setPlaying] = useState(true);
  const passes = length > room;

  useEffect(() => {
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const root = document.documentElement;
    const follow = () => setStill(lessMotion.matches || root.hasAttribute('data-quiet'));
    const quiet = new MutationObserver(follow);
    quiet.observe(root, { attributeFilter: ['data-quiet'] });
    follow();
    lessMotion.addEventListener('change', follow);
    return () => {
      quiet.disconnect();
      lessMotion.removeEventListener('change', follow);
    };
  }, []);

  useEffect(() => {
    const [line, list] = [viewport.current, track.current?.firstElementChild];
    if (!line || !list) return undefined;
    const observer = new ResizeObserver(() => {
      const sizes = { room: line.clientWidth, length: list.scrollWidth };
      setSizes((known) => (known.room === sizes.room && known.length === sizes.length ? known : sizes));
    });
    observer.observe(line);
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!passes || still || !track.current) return undefined;
    const towards = getComputedStyle(track.current).direction === 'rtl' ? 1 : -1;
    const animation = track.current.animate(
      { translate: ['0', `${towards * length}px`] },
      { duration: (length / room) * SECONDS_A_LINE * 1000, iterations: Infinity },
    );
    setMoving(animation);
    return () => {
      animation.cancel();
      setMoving(undefined);
    };
  }, [passes, still, room, length]);

  useEffect(() => {
    if (playing) moving?.play();
    else moving?.pause();
  }, [playing, moving]);

  return {
    viewport,
    track,
    passes,
    still,
    playing,
    toggle: () => setPlaying(!playing),
    /** Pauses while the pointer is over the line. */
    rest: () => moving?.pause(),
    goOn: () => {
      if (playing) moving?.play();
    },
  };
};
