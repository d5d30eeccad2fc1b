import { useEffect, useRef, useState } from 'react';

// REQ-175: seven stand side by side, arrows only where there are more. True from 1,024 px; measured elsewhere.
const SIDE_BY_SIDE = 7;

/** A row that scrolls natively, and what its two arrows may still do. */
export function useRail(count: number) {
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
    list.addEventListener('scroll', measure, { passive: true });
    // It tells the first size as well, once the browser has laid the row out: to ask before would make it do so twice.
    const resized = new ResizeObserver(measure);
    resized.observe(list);
    return () => {
      list.removeEventListener('scroll', measure);
      resized.disconnect();
    };
  }, [count]);

  /** One screen on (1) or back (-1) in the reading direction. */
  function move(step: 1 | -1) {
    const list = rail.current;
    if (!list) return;
    const towardsEnd = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: step * towardsEnd * list.clientWidth * 0.85 });
  }

  return { rail, ...room, overflows: count > 0 && (room.before || room.after), move };
}
