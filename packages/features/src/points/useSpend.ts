import type { RefusalCode } from '@baize/gateway-sdk';
import { useScope } from '../app/index.ts';
import { useConfirm } from '../verification/secret/index.ts';
import type { Confirm } from '../verification/secret/index.ts';
import { spendMutation } from './points.mutations.ts';
import type { Spending } from './points.mutations.ts';

/** Refusal codes of both ways to spend. */
export type SpendCode = RefusalCode<'redeemReward' | 'convertPoints'>;

/** Spends points, confirmed by the login password (REQ-216). `onDone` is called on success. */
export const useSpend = (spending: Spending, onDone: () => void): Confirm<SpendCode> =>
  useConfirm(spendMutation(useScope(), spending), onDone);
