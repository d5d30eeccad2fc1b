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

/** The registration's popup was closed in this visit: it opens by itself no more (REQ-138). */
export const registrationClosedAtom = atomWithLifetime({
  key: 'registrationClosed',
  lifetime: 'session',
  initial: false,
  parse: (stored) => stored === 'true',
});

/** Whose link the visitor came by (REQ-125). */
export const referralAtom = atomWithLifetime<string | undefined>({
  key: 'referralCode',
  lifetime: 'session',
  initial: undefined,
  parse: (stored) => stored,
});
