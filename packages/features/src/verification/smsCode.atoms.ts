import { atomWithLifetime } from '../app/index.ts';

/** Flows that send codes, each with a countdown of its own. */
export type SmsFlow = 'login' | 'recovery' | 'registration';

type SmsWaits = Readonly<Partial<Record<SmsFlow, number>>>;

const none: SmsWaits = {};

const parse = (stored: string): SmsWaits | undefined => {
  try {
    const waits: unknown = JSON.parse(stored);
    if (typeof waits !== 'object' || waits === null) return undefined;
    return Object.fromEntries(Object.entries(waits).filter(([, until]) => typeof until === 'number'));
  } catch {
    return undefined;
  }
};

/** End of each flow's countdown by the gateway's clock, in milliseconds; it survives a reload. */
export const smsWaitsAtom = atomWithLifetime<SmsWaits>({
  key: 'smsWaits',
  lifetime: 'session',
  initial: none,
  parse,
  print: JSON.stringify,
});
