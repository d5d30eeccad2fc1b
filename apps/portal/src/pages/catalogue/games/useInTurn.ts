import { whenIdle } from '@baize/ui-kit/idle';
import { startTransition, useEffect, useState } from 'react';

const TURN = { atMost: 500, otherwise: 0 };

/**
 * A value as it is shown: a new one waits until the browser has nothing else to do, and is then rendered in slices. Of
 * several places that wait each has its turn, so that no frame lays all of them out, and a press between them is heard.
 */
export function useInTurn<T extends object>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (value === shown) return undefined;
    return whenIdle(() => startTransition(() => setShown(value)), TURN);
  }, [value, shown]);
  return shown;
}
