import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `act` when a value differs from the previous render's, such as the address after Back. */
export const useOnChange = (value: string, act: () => void): void => {
  const before = useRef(value);
  const acts = useEffectEvent(act);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    acts();
  }, [value]);
};
