import type { Play } from '@baize/domain/lottery';
import type { Schemas } from '@baize/gateway-contract/client';

/** A play with its odds keyed by pick. */
export const readPlay = ({ odds, ...play }: Schemas['LotteryPlay']): Play => ({
  ...play,
  odds: Object.fromEntries(odds.map(({ pick, pays }) => [pick, pays])),
});
