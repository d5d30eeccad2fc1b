import { startTransition, useEffect, useState } from 'react';

const LOOK_EACH_MILLISECONDS = 200;
const LOOKS_AT_MOST = 50;

const isLoading = () => !document.querySelector('main:has(h1):not(:has([aria-busy=true]:not([hidden] *)))');

/**
 * True once nothing in sight is loading, after ten seconds at the latest. Popups that open by themselves wait for it,
 * and so do not delay the first paint and the first games.
 */
export const useIsPageSettled = (): boolean => {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (calm) return undefined;
    let looks = 0;
    const look = setInterval(() => {
      looks += 1;
      if (looks < LOOKS_AT_MOST && isLoading()) return;
      startTransition(() => setCalm(true));
    }, LOOK_EACH_MILLISECONDS);
    return () => clearInterval(look);
  }, [calm]);
  return calm;
};
