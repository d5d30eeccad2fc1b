import type { MemberLimit } from '@baize/gateway-sdk/limits';
import { useCallback } from 'react';
import { secondsLeft, useScope, useTicker } from '../app/index.ts';

/** True once the wish of a limit can be confirmed, by the gateway's clock. */
export const useCanConfirm = ({ wish }: Pick<MemberLimit, 'wish'>): boolean => {
  const { gateway } = useScope();
  const from = wish === undefined ? undefined : Date.parse(wish.confirmFrom);
  const now = useCallback(() => gateway.now() ?? 0, [gateway]);
  return useTicker(from, now, { read: secondsLeft }) === 0;
};
