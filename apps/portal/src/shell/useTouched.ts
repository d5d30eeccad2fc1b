import { startTransition, useEffect, useState } from 'react';

/** The first thing that somebody did on this page, if they did: what is of use only to them is fetched no sooner. */
export function useTouched(): Event | undefined {
  const [touched, setTouched] = useState<Event>();
  useEffect(() => {
    const notice = (event: Event) => startTransition(() => setTouched(event));
    const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];
    for (const sign of signs) addEventListener(sign, notice, { once: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, notice);
    };
  }, []);
  return touched;
}
