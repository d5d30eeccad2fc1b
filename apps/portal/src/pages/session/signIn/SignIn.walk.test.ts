import { failed, refused, unreachable } from '@baize/gateway-sdk/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { arrive, field, press, see, type, wait } from '../../../testing/player.ts';
import { inTurn, walkCharts, type Way } from '../../../testing/walkCharts.ts';

const RETURNED = '/signin?state=s1&code=c1';
const success = { token: 't1', firstTimeLogin: false, passwordExpired: false };
const newcomer = { newcomer: { ticket: 'k1', provider: 'google' as const, name: 'Robin' } };
const challenge = { challenge: { id: 'c1', methods: ['realName' as const] } };
const unread = failed(501);
const limited = failed(429, 'rateLimited', { retryAfter: 9 });
const EXPIRED = 'This log-in has expired. Start again.';

const open = async (): Promise<void> => {
  await screen.findByRole('checkbox');
  const heading = screen.getByRole('heading', { level: 1 });
  expect([heading.textContent, document.title]).toEqual(['Open your account', 'Open your account · Sample']);
  await press('Open my account');
};

const ways: Readonly<Record<string, Way>> = {
  'a known account': {
    path: RETURNED,
    answers: { logInSocial: success },
    steps: () => arrive('/'),
  },
  'somebody new, who has to wait and then opens an account': {
    path: RETURNED,
    answers: {
      logInSocial: inTurn(limited, newcomer),
      registerSocial: inTurn(limited, unreachable, refused('tooManyAccounts'), { ...success, firstTimeLogin: true }),
    },
    steps: async () => {
      await screen.findByRole('status');
      await wait(9000);
      await see('Robin, you have no account here yet. One more step opens it.');
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Open your account' }));
      await open();
      await see('Too many attempts. Wait 9 seconds, then try again.');
      await wait(9000);
      await open();
      await see('There is a network problem. Try again.');
      await open();
      await see('Too many accounts were opened from this connection. Try again later.');
      await open();
      await arrive('/');
    },
  },
  'a ticket whose time is over': {
    path: RETURNED,
    answers: { logInSocial: newcomer, registerSocial: refused('signInExpired') },
    steps: async () => {
      await open();
      await see(EXPIRED);
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  },
  'a call that does not come through, and then is refused': {
    path: RETURNED,
    answers: { logInSocial: inTurn(unreachable, refused('signInRefused')) },
    steps: async () => {
      await see('There is a network problem. Try again.');
      await press('Try again');
      await see('The log-in could not be confirmed. Start again.');
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  },
  'an address that says nothing': { path: '/signin', steps: () => see(EXPIRED) },
  'somebody who chose nobody': {
    path: '/signin?error=access_denied&state=s1',
    steps: () => see('You did not finish logging in.'),
  },
  'a second factor that is given up': {
    path: RETURNED,
    answers: { logInSocial: challenge },
    steps: async () => {
      await field('Your full name');
      await press('Close');
      await see('You did not finish logging in.');
    },
  },
  'a second factor that took too long': {
    path: RETURNED,
    answers: { logInSocial: challenge, answerLoginChallenge: refused('challengeExpired') },
    steps: async () => {
      await type('Your full name', 'Robin');
      await press('Continue');
      await see('That took too long. Log in again.');
    },
  },
  'a second factor that is answered': {
    path: RETURNED,
    answers: { logInSocial: challenge, answerLoginChallenge: success },
    steps: async () => {
      await type('Your full name', 'Robin');
      await press('Continue');
      await arrive('/');
    },
  },
  'a member that cannot be read': {
    path: RETURNED,
    answers: { logInSocial: success, getMemberInfo: unread },
    steps: () => see(/^System error/u),
  },
};

it('walks each state and transition of what follows a provider’s page [REQ-110]', { timeout: 60_000 }, async () => {
  await walkCharts(ways, {
    social: [
      // Opening an account starts a session or is refused.
      'registering --> checkingSecondFactor: registerSocial answered',
      'registering --> agreeing: registerSocial answered',
    ],
  });
  expect(window.location.search).toBe('');
});
