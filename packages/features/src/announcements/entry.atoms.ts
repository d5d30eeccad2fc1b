import { atomWithLifetime } from '../app/index.ts';
import type { LastingAtom } from '../app/index.ts';

const marker = (key: string): LastingAtom<boolean> =>
  atomWithLifetime<boolean>({ key, lifetime: 'session', initial: false, parse: (stored) => stored === 'true' });

/** Session markers, true once a member or a visitor has closed the entry popup (REQ-085, REQ-202). */
export const closedPopupAtoms = { member: marker('USER_POPUP'), visitor: marker('ANONYMOUS_POPUP') } as const;
