import { isObject } from '../app/index.ts';
import { atomWithUnanswered } from '../sentOnce/index.ts';
import type { WithdrawalWish } from './withdrawals.mutations.ts';

const isWish = (value: unknown): value is WithdrawalWish =>
  isObject(value) && typeof value['accountId'] === 'string' && typeof value['amount'] === 'string';

/** The withdrawal whose answer has not arrived, kept across a reload of the tab. */
export const unansweredWithdrawalAtom = atomWithUnanswered('unansweredWithdrawal', isWish);
