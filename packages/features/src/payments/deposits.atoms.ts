import { atomWithLifetime } from '../app/index.ts';
import { readUnanswered } from './deposits.rules.ts';
import type { UnansweredDeposit } from './deposits.rules.ts';

/** The deposit whose answer has not arrived, kept across a reload of the tab. */
export const unansweredDepositAtom = atomWithLifetime<UnansweredDeposit | undefined>({
  key: 'unansweredDeposit',
  lifetime: 'session',
  initial: undefined,
  parse: readUnanswered,
  print: JSON.stringify,
});
