import { atomWithLifetime } from '../app/index.ts';
import { readDraft } from './registration.rules.ts';
import type { Draft } from './registration.rules.ts';

const nothing: Draft = {};

/** Typed registration values without secrets, kept across a reload of the tab (D39). */
export const registrationDraftAtom = atomWithLifetime<Draft>({
  key: 'registrationDraft',
  lifetime: 'session',
  initial: nothing,
  parse: readDraft,
  print: JSON.stringify,
});

/** True once the registration popup was closed in this visit; it then no longer opens by itself (REQ-138). */
export const registrationClosedAtom = atomWithLifetime({
  key: 'registrationClosed',
  lifetime: 'session',
  initial: false,
  parse: (stored) => stored === 'true',
});

/** Referral code of the link that the visitor came by (REQ-125). */
export const referralAtom = atomWithLifetime<string | undefined>({
  key: 'referralCode',
  lifetime: 'session',
  initial: undefined,
  parse: (stored) => stored,
});
