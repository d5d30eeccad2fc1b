import { examples, type Stubs } from '@baize/gateway-sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, it } from 'vitest';
import { ALL_FAILURES, meetFailures, type FailingCall } from '../../../testing/meetFailures.ts';
import { fill, press, see } from '../../../testing/player.ts';

const page = { path: '/member/securityCenter', token: 't1' } as const;
const PASSWORD = 'Your login password';
const again = () => press('Try again');

const { mobile: _mobile, email: _email, ...unbound } = examples.getSecurity;
const withoutContacts: Stubs = { getSecurity: unbound };
const withApp: Stubs = {
  getSecurity: { ...examples.getSecurity, hasAuthenticator: true, recoveryCodes: 7, proof: 'secondFactor' },
};
const [own] = examples.getSessions.sessions;
const withPhone: Stubs = {
  getSessions: {
    sessions: own === undefined ? [] : [own, { ...own, id: 's2', isThis: false, device: 'Firefox · Android' }],
  },
};
const pressLast = async (name: string): Promise<void> => {
  const buttons = await screen.findAllByRole('button', { name });
  fireEvent.click(buttons.at(-1) as Element);
};
/** Presses the nth button of several with one name. */
const pressNth = async (name: string, index: number): Promise<void> => {
  const buttons = await screen.findAllByRole('button', { name });
  fireEvent.click(buttons[index] as Element);
};
const openEmail = () => pressNth('Add', 1);

/** Each call of the security centre; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, FailingCall>> = {
  'what protects the account': {
    call: 'getSecurity',
    ...page,
    atOnce: true,
    send: again,
    done: () => see('Protect your account'),
  },
  'where the account is logged in': {
    call: 'getSessions',
    ...page,
    atOnce: true,
    send: again,
    done: () => see('This device'),
  },
  'the logins of before': {
    call: 'getLogins',
    ...page,
    atOnce: true,
    send: again,
    done: () => see(/Password/u),
  },
  'a code to a new address': {
    call: 'sendContactCode',
    ...page,
    answers: withoutContacts,
    reach: async () => {
      await openEmail();
      await fill('New e-mail address', 'new@example.com');
    },
    send: () => press('Get code'),
    kept: { 'New e-mail address': 'new@example.com' },
    done: () => see('We sent you a code. It is valid for 5 minutes.'),
  },
  'a new address': {
    call: 'bindContact',
    ...page,
    answers: withoutContacts,
    reach: async () => {
      await openEmail();
      await fill('New e-mail address', 'new@example.com');
      await fill('Code sent to the new address', '123456');
      await fill(PASSWORD, 'Player2026');
    },
    send: () => press('Save'),
    kept: { 'New e-mail address': 'new@example.com', [PASSWORD]: 'Player2026' },
    done: () => see('Your e-mail address has been saved.'),
  },
  'the secret of an app': {
    call: 'beginAuthenticator',
    ...page,
    reach: async () => {
      await press('Turn on');
      await fill(PASSWORD, 'Player2026');
    },
    send: () => press('Continue'),
    kept: { [PASSWORD]: 'Player2026' },
    done: () => see('Scan the code with the app, or type the key into it.'),
  },
  'an app that is turned on': {
    call: 'confirmAuthenticator',
    ...page,
    reach: async () => {
      await press('Turn on');
      await fill(PASSWORD, 'Player2026');
      await press('Continue');
      await fill('Code that the app shows', '123456');
    },
    send: () => pressLast('Turn on'),
    kept: { 'Code that the app shows': '123456' },
    done: () => see('1234 5678 9012'),
  },
  'an app that is turned off': {
    call: 'removeAuthenticator',
    ...page,
    answers: withApp,
    reach: async () => {
      await press('Turn off');
      await fill('Code from the authenticator app', '123456');
    },
    send: () => pressLast('Turn off'),
    kept: { 'Code from the authenticator app': '123456' },
    done: () => see('The authenticator app is turned off.'),
  },
  'new recovery codes': {
    call: 'renewRecoveryCodes',
    ...page,
    answers: withApp,
    reach: async () => {
      await press('New recovery codes');
      await fill('Code from the authenticator app', '123456');
    },
    send: () => press('Get new codes'),
    kept: { 'Code from the authenticator app': '123456' },
    done: () => see('1234 5678 9012'),
  },
  'a payment password by a code': {
    call: 'recoverPaymentPassword',
    ...page,
    reach: async () => {
      await press('Set by a code');
      await fill('Code sent to', '123456');
      await fill('New payment password', 'Money2026');
      await fill('Repeat payment password', 'Money2026');
    },
    send: () => press('Save payment password'),
    kept: { 'New payment password': 'Money2026' },
    done: () => see('Your payment password has been saved.'),
  },
  'another device that is logged out': {
    call: 'endOneSession',
    ...page,
    answers: withPhone,
    send: () => press('Log out Firefox · Android'),
    done: () => see('Logged out.'),
  },
  'all other devices': {
    call: 'endOtherSessions',
    ...page,
    answers: withPhone,
    send: async () => {
      await press('Log out all other devices');
      await press('Log out');
    },
    done: () => see('Logged out.'),
  },
  'a change that is undone': {
    call: 'undoChange',
    path: '/forget#undo=abc',
    send: () => press('Undo the change'),
    done: () => see(/has been taken back/u),
  },
};

describe('what a player is told when the gateway fails in the security centre, without losing what was filled in', () => {
  it.each(Object.entries(calls))('%s', ALL_FAILURES, async (_name, row) => meetFailures(row));
});
