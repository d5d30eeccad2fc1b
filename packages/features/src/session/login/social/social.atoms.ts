import type { SocialGiven } from '@baize/gateway-sdk/session';
import { atom } from 'jotai/vanilla';
import { atomWithLifetime } from '../../../app/index.ts';

/** Where somebody meant to go who is at a provider's page: a path of this site (REQ-109). */
export const wayBackAtom = atomWithLifetime<string | undefined>({
  key: 'signInWayBack',
  lifetime: 'session',
  initial: undefined,
  parse: (stored) => stored,
});

/** Who was named in a provider's window, until the page that signs in has taken it over; in memory alone. */
export const namedAtom = atom<SocialGiven | undefined>(undefined);
