import { isObject } from '../app/index.ts';
import { atomWithUnanswered } from '../sentOnce/index.ts';
import type { WalletMove } from './transfers.mutations.ts';

const isMove = (value: unknown): value is WalletMove =>
  isObject(value) &&
  (value['kind'] === 'collect' ||
    (value['kind'] === 'transfer' && ['from', 'to', 'amount'].every((name) => typeof value[name] === 'string')));

const isAmount = (value: unknown): value is string => typeof value === 'string';

/** The move between wallets whose answer has not arrived, kept across a reload of the tab. */
export const unansweredMoveAtom = atomWithUnanswered('unansweredMove', isMove);

/** The amount of a transfer to the upline whose answer has not arrived, kept across a reload of the tab. */
export const unansweredUplineAtom = atomWithUnanswered('unansweredUpline', isAmount);
