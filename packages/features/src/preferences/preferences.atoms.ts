import { atomWithLifetime } from '../app/index.ts';
import { oneOf } from './oneOf.ts';

export type Scheme = 'dark' | 'light';

/** Dark or light, kept on the device; undefined leaves it to the tenant's default (REQ-007). */
export const schemeAtom = atomWithLifetime<Scheme | undefined>({
  key: 'scheme',
  lifetime: 'device',
  initial: undefined,
  parse: oneOf('dark', 'light'),
});

/** Whether nothing plays by itself and no badges and winners are shown, kept on the device. */
export const quietAtom = atomWithLifetime<boolean>({
  key: 'quiet',
  lifetime: 'device',
  initial: false,
  parse: (stored) => stored === 'true',
});

/** Whether the bar with service beside the page has been closed, for this visit (REQ-051). */
export const sideMenuAtom = atomWithLifetime<'open' | 'closed'>({
  key: 'sideMenu',
  lifetime: 'session',
  initial: 'open',
  parse: (stored) => (stored === 'closed' ? stored : undefined),
});
