import { afterAll, describe, it, vi } from 'vitest';
import { ALL_FAILURES, meetFailures, type FailingCall } from '../../../testing/meetFailures.ts';
import { fill, press, see } from '../../../testing/player.ts';

vi.mock(import('../../verification/passkey/browserPasskeys.ts'), async () => {
  const { softPasskeys } = await import('../../../testing/softPasskeys.ts');
  return { browserPasskeys: softPasskeys };
});
vi.stubGlobal('PublicKeyCredential', vi.fn());
afterAll(() => vi.unstubAllGlobals());

const page = { path: '/member/securityCenter', token: 't1' } as const;
const PASSWORD = 'Your login password';

/** Each call about the passkeys of an account; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, FailingCall>> = {
  'the passkeys of the account': {
    call: 'getPasskeys',
    ...page,
    atOnce: true,
    send: () => press('Try again'),
    done: () => see('My phone'),
  },
  'a passkey that is begun': {
    call: 'beginPasskey',
    ...page,
    reach: async () => {
      await press('Add a passkey');
      await fill(PASSWORD, 'Player2026');
    },
    send: () => press('Continue'),
    kept: { [PASSWORD]: 'Player2026' },
    done: () => see('Such as the name of your phone.'),
  },
  'a passkey that is added': {
    call: 'addPasskey',
    ...page,
    reach: async () => {
      await press('Add a passkey');
      await fill(PASSWORD, 'Player2026');
      await press('Continue');
      await fill('Name of the passkey', 'Laptop');
    },
    send: () => press('Create the passkey'),
    kept: { 'Name of the passkey': 'Laptop' },
    done: () => see('Your passkey has been added.'),
  },
  'another name of a passkey': {
    call: 'renamePasskey',
    ...page,
    reach: async () => {
      await press('Rename My phone');
      await fill('Name of the passkey', 'Old phone');
    },
    send: () => press('Save'),
    kept: { 'Name of the passkey': 'Old phone' },
    done: () => see('The name has been saved.'),
  },
  'a passkey that is removed': {
    call: 'removePasskey',
    ...page,
    reach: async () => {
      await press('Remove My phone');
      await fill(PASSWORD, 'Player2026');
    },
    send: () => press('Remove'),
    kept: { [PASSWORD]: 'Player2026' },
    done: () => see('The passkey has been removed.'),
  },
  'a passkey that confirms': {
    call: 'beginPasskeyProof',
    ...page,
    reach: () => press('Remove My phone'),
    send: () => press('Confirm with a passkey'),
    done: () => see('The passkey has been removed.'),
  },
};

describe('what a player is told when the gateway fails over passkeys, without losing what was filled in', () => {
  it.each(Object.entries(calls))('%s', ALL_FAILURES, async (_name, row) => meetFailures(row));
});
