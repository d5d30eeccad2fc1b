import { useEffect, useRef, useState } from 'react';

// REQ-175: from 1,024 px on, seven cards fit side by side and arrows appear only when there are more. On narrower
// screens the row is measured.
const SIDE_BY_SIDE = 7;

/** State of a natively scrolling row and its two arrows. */
export const useRail = (count: number) => {
  const rail = useRef<HTMLUListElement>(null);
  const [room, setRoom] = useState({ before: false, after: count > SIDE_BY_SIDE });

  useEffect(() => {
    const list = rail.current;
    if (!list || count === 0) return undefined;
    const measure = () => {
      const passed = Math.abs(list.scrollLeft);
      const left = list.scrollWidth - list.clientWidth - passed;
      const next = { before: passed > 1, after: left > 1 };
      setRoom((room) => (room.before === next.before && room.after === next.after ? room : next));
    };
    list.addEventListener('scroll', measure);
    // The observer also reports the initial size after layout; measuring here would force a second layout.
    const resized = new ResizeObserver(measure);
    resized.observe(list);
    return () => {
      list.removeEventListener('scroll', measure);
      resized.disconnect();
    };
  }, [count]);

  /** Scrolls about one screen forward (1) or back (-1) in the reading direction. */
  const move = (step: 1 | -1) => {
    const list = rail.current;
    if (!list) return;
    const towardsEnd = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: step * towardsEnd * list.clientWidth * 0.85 });
  };

  return { rail, ...room, overflows: count > 0 && (room.before || room.after), move };
};
