import { startTransition, useEffect, useState } from 'react';

/**
 * The first interaction with this page; undefined until then. Parts that only interaction needs are fetched after it.
 */
export const useFirstGesture = (): Event | undefined => {
  const [touched, setTouched] = useState<Event>();
  useEffect(() => {
    const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];
    const forget = () => {
      for (const sign of signs) removeEventListener(sign, notice);
    };
    const notice = (event: Event) => {
      // Only a modifier: the shortcut's other key is the interaction.
      if (event instanceof KeyboardEvent && /^(?:Control|Meta)$/.test(event.key)) return;
      forget();
      startTransition(() => setTouched(event));
    };
    for (const sign of signs) addEventListener(sign, notice);
    return forget;
  }, []);
  return touched;
};
