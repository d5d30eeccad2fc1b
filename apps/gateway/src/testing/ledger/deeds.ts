import type { Deed, Draw, Scheduled } from './ledger.types.ts';
import { limitOf, pauseOf } from './limitDeeds.ts';
import { lapseOf, rebateOf, rewardOf, transferOf, uplineTransferOf } from './moneyDeeds.ts';
import { depositOf, withdrawalOf } from './orderDeeds.ts';
import { roundOf } from './playDeeds.ts';

/** Random deeds of a member, at least `least`. */
export const deedsOf = (of: Scheduled, next: Draw, least: number): readonly Deed[] => {
  const deeds: Deed[] = [];
  const kinds = [
    () => roundOf(of, next),
    () => roundOf(of, next),
    () => roundOf(of, next),
    () => roundOf(of, next),
    () => depositOf(of, next),
    () => withdrawalOf(of, next),
    () => [transferOf(of, next)],
    () => uplineTransferOf(of, next),
    () => [rewardOf(of, next)],
    () => [next(3) === 0 ? lapseOf(of) : rewardOf(of, next)],
    () => [rebateOf(of)],
    () => limitOf(of, next),
    () => (next(3) === 0 ? [pauseOf(of, next)] : roundOf(of, next)),
  ];
  while (deeds.length < least) deeds.push(...(kinds[next(kinds.length)]?.() ?? []));
  return deeds;
};
