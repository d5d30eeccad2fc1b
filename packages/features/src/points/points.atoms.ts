import { isObject } from '../app/index.ts';
import { atomWithUnanswered } from '../sentOnce/index.ts';
import type { Spending } from './points.mutations.ts';

const isSpending = (value: unknown): value is Spending =>
  isObject(value) &&
  ((value['kind'] === 'redeem' && typeof value['rewardId'] === 'string') ||
    (value['kind'] === 'convert' && typeof value['points'] === 'number'));

/** The use of points whose answer has not arrived, kept across a reload of the tab. */
export const unansweredSpendingAtom = atomWithUnanswered('unansweredSpending', isSpending);
