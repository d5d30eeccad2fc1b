import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ALL_FAILURES, meetFailures, type FailingCall } from '../../testing/meetFailures.ts';
import { arrive, press } from '../../testing/player.ts';
import { startUpWith } from '../../testing/siteGateway.ts';

const RETURNED = '/signin?state=s1&code=c1';
const success = { token: 't1', firstTimeLogin: false, passwordExpired: false };
const newcomer = { newcomer: { ticket: 'k1', provider: 'google' as const, name: 'Robin' } };
const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
const warning = () => screen.findByRole('alertdialog', { name: 'Are you still there?' });

/** Each call of a social login or a kept session; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, FailingCall>> = {
  'the way to an account elsewhere': {
    call: 'beginSocialLogin',
    path: '/login',
    answers: { getStartUp: { ...startUpWith(), social: { google: true, facebook: false } } },
    patienceSeconds: 20,
    send: () => press('Continue with Google'),
    done: () => vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull()),
  },
  'an account opened by another': {
    call: 'registerSocial',
    path: RETURNED,
    answers: { logInSocial: newcomer, registerSocial: { ...success, firstTimeLogin: true } },
    send: () => press('Open my account'),
    stands: () => screen.getByText('Robin, you have no account here yet. One more step opens it.'),
    done: () => arrive('/'),
  },
  'a session that is to go on': {
    call: 'extendSession',
    path: '/favorite',
    token: 't1',
    answers: {
      getSessionTerm: () => ({ endsAt: inMinutes(4), latestEnd: inMinutes(600) }),
      extendSession: () => ({ endsAt: inMinutes(60), latestEnd: inMinutes(600) }),
    },
    reach: async () => {
      fireEvent.pointerMove(window);
      await warning();
    },
    send: () => press('Stay logged in'),
    stands: warning,
    done: () => vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull()),
  },
};

describe('what a player is told when the gateway fails to sign in by another account, or to keep a session', () => {
  it.each(Object.entries(calls))('%s', ALL_FAILURES, async (_name, row) => meetFailures(row));
});
