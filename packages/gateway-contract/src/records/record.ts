import { about } from '../call/about.ts';
import type { CallFacts } from '../call/about.ts';

/** Facts that the calls of records share: extensions, for members with a real account. */
export const recordFacts = <const F extends Omit<CallFacts, 'tag' | 'origin' | 'access' | 'realAccount'>>(own: F) =>
  about({ tag: 'records', origin: 'extension', access: 'member', realAccount: true, ...own });

/** Facts of a CSV file of records. */
export const fileFacts = { rate: 'costly', timeoutSeconds: 30 } as const;

/** Most rows of a CSV file of records; most days of a profit report. */
export const MOST_CSV_RECORDS = 100_000;
