import { useEffect, useEffectEvent, useRef } from 'react';

/** Acts when a value is another than before, such as the address after Back. */
export function useOnChange(value: string, act: () => void): void {
  const before = useRef(value);
  const acts = useEffectEvent(act);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    acts();
  }, [value]);
}
