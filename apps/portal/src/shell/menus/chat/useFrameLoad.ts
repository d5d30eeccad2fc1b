import { useEffect, useState } from 'react';

/** A frame that has not loaded for this long is offered anew, or as a tab. */
const SILENT_AFTER_SECONDS = 15;

type FrameLoad = 'waiting' | 'silent' | 'loaded';

/** How far a frame is with the page at an address: silent is one that takes too long, and may yet load. */
export function useFrameLoad(url: string | undefined): { readonly state: FrameLoad; readonly loaded: () => void } {
  const [state, setState] = useState<FrameLoad>('waiting');
  useEffect(() => {
    if (url === undefined) return undefined;
    const timer = setTimeout(
      () => setState((now) => (now === 'waiting' ? 'silent' : now)),
      SILENT_AFTER_SECONDS * 1000,
    );
    return () => {
      clearTimeout(timer);
      setState('waiting');
    };
  }, [url]);
  return { state, loaded: () => setState('loaded') };
}
