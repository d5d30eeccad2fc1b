import { atomWithLifetime } from '../../../app/index.ts';

/** Where somebody meant to go who is at a provider's page: a path of this site (REQ-109). */
export const wayBackAtom = atomWithLifetime<string | undefined>({
  key: 'signInWayBack',
  lifetime: 'session',
  initial: undefined,
  parse: (stored) => stored,
});
