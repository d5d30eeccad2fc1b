import { atomWithLifetime } from '../app/index.ts';
import { oneOf } from './preferences.atoms.ts';

export type Consent = 'granted' | 'denied';

/** Consent to load tags (REQ-077), kept on the device; undefined until the visitor has chosen. */
export const consentAtom = atomWithLifetime<Consent | undefined>({
  key: 'consent',
  lifetime: 'device',
  initial: undefined,
  parse: oneOf('granted', 'denied'),
});
