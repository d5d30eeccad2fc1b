import type { SocialGiven } from '@baize/gateway-sdk/session';
import { atom } from 'jotai/vanilla';
import { atomWithLifetime } from '../../../app/index.ts';

/** Path of this site to return to after the provider's page (REQ-109). */
export const wayBackAtom = atomWithLifetime<string | undefined>({
  key: 'signInWayBack',
  lifetime: 'session',
  initial: undefined,
  parse: (stored) => stored,
});

/** Account chosen in a provider's window, until the sign-in page has read it; in memory only. */
export const namedAtom = atom<SocialGiven | undefined>(undefined);
