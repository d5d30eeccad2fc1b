import type { TimeFormat } from '@baize/domain/languages';
import { atomWithLifetime } from './lifetime.atoms.ts';

/** The way to write the time of day, kept on the device; the member's own setting is stored by the gateway. */
export const timeFormatAtom = atomWithLifetime<TimeFormat>({
  key: 'timeFormat',
  lifetime: 'device',
  initial: 'auto',
  parse: (stored) => (stored === 'h12' || stored === 'h23' ? stored : undefined),
});
