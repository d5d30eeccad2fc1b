import { useState } from 'react';
import { useFeatures, useRefetchAfterClockLeap } from '../app/index.ts';

/**
 * Returns the gateway's clock in milliseconds, for a chart; it reads 0 until the gateway's first answer, so that
 * nothing counts down before.
 */
export const useGatewayClock = (): (() => number) => {
  const { gateway } = useFeatures();
  useRefetchAfterClockLeap();
  const [now] = useState(() => () => gateway.now() ?? 0);
  return now;
};
