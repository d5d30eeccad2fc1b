import { startTransition, useEffect, useState } from 'react';

/** Whether somebody has done something on this page yet: what is of use only to them is fetched no sooner. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const notice = () => startTransition(() => setTouched(true));
    const signs = ['pointermove', 'pointerdown', 'keydown'];
    for (const sign of signs) addEventListener(sign, notice, { once: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, notice);
    };
  }, []);
  return isTouched;
}
