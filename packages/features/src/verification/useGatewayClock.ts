import { useState } from 'react';
import { useFeatures, useLeaps } from '../app/index.ts';

/** The gateway's clock for a chart, in milliseconds: it is 0 until the gateway has answered, before which nothing counts down. */
export const useGatewayClock = (): (() => number) => {
  const { gateway } = useFeatures();
  useLeaps();
  const [now] = useState(() => () => gateway.now() ?? 0);
  return now;
};
