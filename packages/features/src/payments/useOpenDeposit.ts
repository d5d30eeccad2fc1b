import type { RefusalCode } from '@baize/gateway-sdk';
import type { Deposit, DepositRequest } from '@baize/gateway-sdk/payments';
import { useScope } from '../app/index.ts';
import { useSentOnce } from '../sentOnce/index.ts';
import type { SentOnce } from '../sentOnce/index.ts';
import { unansweredDepositAtom } from './deposits.atoms.ts';
import { openDepositMutation } from './deposits.mutations.ts';

/** Refusal codes of a new deposit order. */
export type OpenDepositCode = RefusalCode<'createDeposit'>;

/** Opens a deposit order; a lost answer never leads to a second one. `onOpened` is called with the order. */
export const useOpenDeposit = (onOpened: (deposit: Deposit) => void): SentOnce<DepositRequest, OpenDepositCode> =>
  useSentOnce({ kept: unansweredDepositAtom, mutation: openDepositMutation(useScope()), repeats: true }, onOpened);
