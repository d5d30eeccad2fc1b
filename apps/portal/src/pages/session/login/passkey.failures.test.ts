import { afterAll, describe, it, vi } from 'vitest';
import { ALL_FAILURES, meetFailures, type FailingCall } from '../../../testing/meetFailures.ts';
import { arrive, press } from '../../../testing/player.ts';

vi.mock(import('../../verification/passkey/browserPasskeys.ts'), async () => {
  const { softPasskeys } = await import('../../../testing/softPasskeys.ts');
  return { browserPasskeys: softPasskeys };
});
vi.stubGlobal('PublicKeyCredential', vi.fn());
afterAll(() => vi.unstubAllGlobals());

const success = { token: 't1', firstTimeLogin: false, passwordExpired: false };
/** The login with a return to a page that makes few calls. */
const page = {
  path: '/login?return=%2Fhelpmc',
  answers: { logInPasskey: success },
  send: () => press('Log in with a passkey'),
  done: () => arrive('/helpmc'),
} as const;

/** Each call of a login by passkey; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, FailingCall>> = {
  'a login by passkey that is begun': { call: 'beginPasskeyLogin', ...page },
  'a login by passkey': { call: 'logInPasskey', ...page, patienceSeconds: 20 },
};

describe('what a player is told when the gateway fails over a login by passkey', () => {
  it.each(Object.entries(calls))('%s', ALL_FAILURES, async (_name, row) => meetFailures(row));
});
