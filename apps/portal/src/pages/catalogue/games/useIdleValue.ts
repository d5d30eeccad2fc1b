import { whenIdle } from '@baize/ui-kit/idle';
import { startTransition, useEffect, useState } from 'react';

const TURN = { atMost: 500, otherwise: 0 };

/**
 * Returns `value`, delayed: a new one is applied in an idle callback, as a transition. Shelves that change together
 * thus render in separate frames, and input between them stays responsive.
 */
export const useIdleValue = <T extends object>(value: T): T => {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (value === shown) return undefined;
    return whenIdle(() => startTransition(() => setShown(value)), TURN);
  }, [value, shown]);
  return shown;
};
