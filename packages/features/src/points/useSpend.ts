import type { RefusalCode } from '@baize/gateway-sdk';
import { useScope } from '../app/index.ts';
import { useLostRequest } from '../sentOnce/index.ts';
import { useConfirmOnce } from '../verification/secret/index.ts';
import type { Confirm } from '../verification/secret/index.ts';
import { unansweredSpendingAtom } from './points.atoms.ts';
import { spendMutation } from './points.mutations.ts';
import type { Spending } from './points.mutations.ts';

/** Refusal codes of both ways to spend. */
export type SpendCode = RefusalCode<'redeemReward' | 'convertPoints'>;

/** Spends points, confirmed by the payment password (REQ-216, D57). `onDone` is called on success. */
export const useSpend = (spending: Spending, onDone: () => void): Confirm<SpendCode> =>
  useConfirmOnce({ kept: unansweredSpendingAtom, mutation: spendMutation(useScope()) }, spending, onDone);

/** The use of points whose answer was lost: it is sent again before any other. */
export const useLostSpending = (): Spending | undefined => useLostRequest(unansweredSpendingAtom);
