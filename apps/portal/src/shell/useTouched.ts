import { startTransition, useEffect, useState } from 'react';

/** The first thing that somebody did on this page, if they did: what is of use only to them is fetched no sooner. */
export function useTouched(): Event | undefined {
  const [touched, setTouched] = useState<Event>();
  useEffect(() => {
    const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];
    const forget = () => {
      for (const sign of signs) removeEventListener(sign, notice);
    };
    const notice = (event: Event) => {
      // The first half of a shortcut: what follows it is what somebody did.
      if (event instanceof KeyboardEvent && /^(?:Control|Meta)$/.test(event.key)) return;
      forget();
      startTransition(() => setTouched(event));
    };
    for (const sign of signs) addEventListener(sign, notice);
    return forget;
  }, []);
  return touched;
}
