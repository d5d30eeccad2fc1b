import { atomWithLifetime } from '../app/index.ts';
import { readDraft } from './registration.rules.ts';
import type { Draft } from './registration.rules.ts';

const nothing: Draft = {};

/** What has been typed into the registration, for a reload of the same tab (D39). */
export const registrationDraftAtom = atomWithLifetime<Draft>({
  key: 'registrationDraft',
  lifetime: 'session',
  initial: nothing,
  parse: readDraft,
  print: JSON.stringify,
});

/** Whose link the visitor came by (REQ-125). */
export const referralAtom = atomWithLifetime<string | undefined>({
  key: 'referralCode',
  lifetime: 'session',
  initial: undefined,
  parse: (stored) => stored,
});
