import type { Schemas } from '@baize/gateway-contract/client';
import type { Redemption } from './points.types.ts';

/** A redemption, called by the id of its reward where that has no name any more. */
export const readRedemption = ({ name, rewardId, ...own }: Schemas['Redemption']): Redemption => ({
  ...own,
  rewardId,
  name: name || rewardId,
});
