import { atomWithLifetime } from '../app/index.ts';
import { oneOf } from './oneOf.ts';

export type Consent = 'granted' | 'denied';

/** Whether tags may load (REQ-077), kept on the device; undefined has not been asked yet. */
export const consentAtom = atomWithLifetime<Consent | undefined>({
  key: 'consent',
  lifetime: 'device',
  initial: undefined,
  parse: oneOf('granted', 'denied'),
});
