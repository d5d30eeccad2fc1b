import { atomWithUnanswered } from '../sentOnce/index.ts';
import { isDepositRequest } from './deposits.rules.ts';

/** The deposit whose answer has not arrived, kept across a reload of the tab. */
export const unansweredDepositAtom = atomWithUnanswered('unansweredDeposit', isDepositRequest);
