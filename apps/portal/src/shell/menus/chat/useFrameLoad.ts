import { useEffect, useState } from 'react';

/** A frame that has not loaded after this time offers a retry, or to open a tab. */
const SILENT_AFTER_SECONDS = 15;

type FrameLoad = 'waiting' | 'silent' | 'loaded';

/** Load state of the frame at an address. `silent` means overdue: it may still load. */
export const useFrameLoad = (url: string | undefined): { readonly state: FrameLoad; readonly loaded: () => void } => {
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
};
