import { useState } from 'react';
import { useFeatures } from '../app/index.ts';

/** Reads the time in milliseconds: the gateway's, or this machine's before the gateway has answered. */
export const useSiteTime = (): (() => number) => {
  const { gateway } = useFeatures();
  const [now] = useState(() => () => gateway.now() ?? Date.now());
  return now;
};
