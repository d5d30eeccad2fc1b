import { atomWithLifetime } from '../app/index.ts';
import type { LastingAtom } from '../app/index.ts';
import { readUnanswered } from './unanswered.rules.ts';
import type { Unanswered } from './unanswered.rules.ts';

export type UnansweredAtom<Request> = LastingAtom<Unanswered<Request> | undefined>;

/** Atom for the request of a kind whose answer has not arrived, kept across a reload of the tab. */
export const atomWithUnanswered = <Request>(
  key: string,
  isRequest: (value: unknown) => value is Request,
): UnansweredAtom<Request> =>
  atomWithLifetime<Unanswered<Request> | undefined>({
    key,
    lifetime: 'session',
    initial: undefined,
    parse: (stored) => readUnanswered(stored, isRequest),
    print: JSON.stringify,
  });
