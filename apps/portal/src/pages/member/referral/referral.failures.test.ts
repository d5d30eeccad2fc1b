import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ALL_FAILURES, meetFailures, type FailingCall } from '../../../testing/meetFailures.ts';
import { press, see } from '../../../testing/player.ts';

const PATH = '/member/referral';
const again = () => press('Try again');

/** Each call of the invitations; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, FailingCall>> = {
  'a member’s invitation': {
    call: 'getReferral',
    path: PATH,
    token: 't1',
    atOnce: true,
    send: again,
    done: () => see('R7KX2M9Q'),
  },
  'the friends who joined': {
    call: 'getReferredFriends',
    path: PATH,
    token: 't1',
    atOnce: true,
    send: again,
    done: () => see('pl***r'),
  },
  'claiming what it earned': {
    call: 'claimReferral',
    path: PATH,
    token: 't1',
    send: () => press(/^Claim/u),
    done: () => vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull()),
  },
};

describe('what a player is told when the gateway fails at invitations', () => {
  it.each(Object.entries(calls))('%s', ALL_FAILURES, async (_name, row) => meetFailures(row));
});
