import { atomWithLifetime } from '../app/index.ts';

/** Returns a parser that accepts only these stored values. */
export const oneOf =
  <T extends string>(...values: readonly T[]) =>
  (stored: string): T | undefined =>
    values.find((value) => value === stored);

export type Scheme = 'dark' | 'light';

/** Color scheme, kept on the device; undefined uses the tenant's default (REQ-007). */
export const schemeAtom = atomWithLifetime<Scheme | undefined>({
  key: 'scheme',
  lifetime: 'device',
  initial: undefined,
  parse: oneOf('dark', 'light'),
});

/** Quiet mode, kept on the device: no autoplay, no badges, no winners. */
export const quietAtom = atomWithLifetime<boolean>({
  key: 'quiet',
  lifetime: 'device',
  initial: false,
  parse: (stored) => stored === 'true',
});

/** State of the service bar beside the page, kept for this visit (REQ-051). */
export const sideMenuAtom = atomWithLifetime<'open' | 'closed'>({
  key: 'sideMenu',
  lifetime: 'session',
  initial: 'open',
  parse: (stored) => (stored === 'closed' ? stored : undefined),
});
