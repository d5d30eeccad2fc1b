import type { LotteryKey } from '@baize/gateway-sdk/lottery';
import { atom } from 'jotai/vanilla';
import { sessionTokenAtom } from '../app/index.ts';
import type { Slip } from './slip.rules.ts';

type Slips = { readonly of: string | undefined; readonly byLottery: Readonly<Record<string, Slip>> };

const allSlipsAtom = atom<Slips>({ of: undefined, byLottery: {} });
const EMPTY: Slip = [];

const keyOf = ({ vendor, code }: LotteryKey): string => `${vendor} ${code}`;

/**
 * Unplaced bet slips by lottery, kept until the session ends. They are bound to the session's token, so that no other
 * account sees them.
 */
export const slipsAtom = atom(
  (get) => {
    const { of, byLottery } = get(allSlipsAtom);
    return (lottery: LotteryKey): Slip =>
      (of === get(sessionTokenAtom) ? byLottery[keyOf(lottery)] : undefined) ?? EMPTY;
  },
  (get, set, lottery: LotteryKey, slip: Slip) => {
    const of = get(sessionTokenAtom);
    const { of: before, byLottery } = get(allSlipsAtom);
    set(allSlipsAtom, { of, byLottery: { ...(of === before ? byLottery : {}), [keyOf(lottery)]: slip } });
  },
);
