import type { Schemas } from '@baize/gateway-contract/client';
import type { Redemption } from './points.types.ts';

/** A redemption; its name defaults to the reward's id when the reward no longer has one. */
export const readRedemption = ({ name, rewardId, ...own }: Schemas['Redemption']): Redemption => ({
  ...own,
  rewardId,
  name: name || rewardId,
});
