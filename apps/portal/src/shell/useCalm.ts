import { startTransition, useEffect, useState } from 'react';

const LOOK_EACH_MILLISECONDS = 200;

/**
 * True once the page has what it was opened for: nothing in sight is loading. What opens by itself waits for that, and so
 * costs the first picture and the first games nothing.
 */
export function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (calm) return undefined;
    const look = setInterval(() => {
      if (document.querySelector('main h1') === null || document.querySelector('main [aria-busy]') !== null) return;
      startTransition(() => setCalm(true));
    }, LOOK_EACH_MILLISECONDS);
    return () => clearInterval(look);
  }, [calm]);
  return calm;
}
