import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(width < 64em)');

const subscribe = (notify: () => void) => {
  const media = query();
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
};

/** True below the width from which a centre has its menu beside the page. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
