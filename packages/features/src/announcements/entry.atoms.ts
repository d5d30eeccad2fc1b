import { atomWithLifetime } from '../app/index.ts';
import type { LastingAtom } from '../app/index.ts';

const marker = (key: string): LastingAtom<boolean> =>
  atomWithLifetime<boolean>({ key, lifetime: 'session', initial: false, parse: (stored) => stored === 'true' });

/** Whether the announcements on entry were closed in this session, by a member or by a visitor (REQ-085, REQ-202). */
export const closedPopupAtoms = { member: marker('USER_POPUP'), visitor: marker('ANONYMOUS_POPUP') } as const;
