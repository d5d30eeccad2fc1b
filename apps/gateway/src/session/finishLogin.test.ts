import { describe, expect, it } from 'vitest';
import { testMerchants } from '../testing/merchants.ts';
import { passwordStateOf } from './finishLogin.ts';
import type { LoginMethod } from './finishLogin.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const [alpha] = testMerchants;
if (alpha === undefined) throw new Error('no merchant');

const stateOf = (
  { isDefault = false, endsIn }: { isDefault?: boolean; endsIn?: number },
  { method = 'username', forced = true }: { method?: LoginMethod; forced?: boolean } = {},
) =>
  passwordStateOf(
    {
      password_default: isDefault,
      password_expires_at: endsIn === undefined ? null : new Date(NOW.getTime() + endsIn),
    },
    { ...alpha, sandbox: { ...alpha.sandbox, flags: { forceExpiredPasswordChange: forced } } },
    method,
    NOW,
  );

const nothing = { expired: false, grace: false, mustChange: false };

describe('what a password asks for', () => {
  it('is nothing while it is good, to the millisecond', () => {
    expect(stateOf({})).toEqual(nothing);
    expect(stateOf({ endsIn: 1 })).toEqual(nothing);
    expect(stateOf({ endsIn: 0 })).toEqual({ expired: true, grace: true, mustChange: true });
  });

  it('is a change where it was given to the member, whatever the merchant forces [REQ-108]', () => {
    for (const forced of [true, false])
      expect(stateOf({ isDefault: true }, { forced })).toEqual({ expired: false, grace: true, mustChange: true });
  });

  it('is a change where it has expired and the merchant forces one [REQ-107]', () => {
    expect(stateOf({ endsIn: -1 }, { forced: true })).toEqual({ expired: true, grace: true, mustChange: true });
    expect(stateOf({ endsIn: -1 }, { forced: false })).toEqual({ expired: true, grace: true, mustChange: false });
  });

  it.each(['sms', 'freePlay'] as const)('is nothing that holds a session back which began by %s', (method) => {
    expect(stateOf({ endsIn: -1 }, { method })).toEqual({ expired: true, grace: true, mustChange: false });
    expect(stateOf({ isDefault: true }, { method })).toEqual({ expired: false, grace: true, mustChange: false });
  });
});
