import { useState } from 'react';
import { useFeatures } from '../app/index.ts';

/**
 * Returns a function for the current time in milliseconds: the gateway's, or this machine's before the first response.
 */
export const useSiteTime = (): (() => number) => {
  const { gateway } = useFeatures();
  const [now] = useState(() => () => gateway.now() ?? Date.now());
  return now;
};
