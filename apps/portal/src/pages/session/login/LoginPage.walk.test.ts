import { failed, refused, unreachable } from '@baize/gateway-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { arrive, field, fill, follow, press, see, type, wait } from '../../../testing/player.ts';
import { startUpWith } from '../../../testing/siteGateway.ts';
import { byKind, inTurn, neverAnswers, walkCharts, type Way } from '../../../testing/walkCharts.ts';

const dialogs = vi.hoisted(() => ({ left: 1 }));
vi.mock(import('../../verification/passkey/browserPasskeys.ts'), () => {
  const response = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };
  const answer = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response } as const;
  return {
    browserPasskeys: {
      get: () => {
        dialogs.left -= 1;
        return Promise.resolve(dialogs.left < 0 ? { ok: true, answer } : { ok: false, code: 'passkeyCancelled' });
      },
      create: () => Promise.resolve({ ok: false, code: 'passkeyCancelled' }),
    },
  };
});
vi.stubGlobal('PublicKeyCredential', vi.fn());
afterAll(() => vi.unstubAllGlobals());

const success = { token: 't1', firstTimeLogin: false, passwordExpired: false };
const isDefault = { ...success, firstTimeLogin: true, passwordDefault: true };
const challenge = { challenge: { id: 'c1', methods: ['realName' as const, 'authenticator' as const] } };
const fromElsewhere = { challenge: { ...challenge.challenge, newAddress: true } };
const authenticator = { challenge: { id: 'c2', methods: ['authenticator' as const] } };
const wrong = refused('wrongCredentials', { captcha: true });
/** An error response that is never retried automatically. */
const unread = failed(501);
const suspected = refused('botCheckRequired');
const task = { challenge: 'c', difficulty: 1 };
const work = { kind: 'work', ...task, expiresInSeconds: 30 };
const endlessWork = { ...work, difficulty: 30 };
const lengths = { width: 320, height: 160, pieceSize: 52, top: 8, expiresInSeconds: 30 };
const slider = { kind: 'slider', picture: 'cG5n', piece: 'cG5o', ...lengths };

const SYSTEM_ERROR = 'System error. Reference: –';
/** The interval at which a page refetches the merchant's start-up data. */
const START_UP_MILLISECONDS = 60_000;
const MOBILE = '13800138000';

const logIn = async (): Promise<void> => {
  await fill('Username', 'player');
  await type('Password', 'Player2026');
  await press('Log in');
};

const answerCaptcha = async (): Promise<void> => type('Captcha', 'abcd');

const changePassword = async (): Promise<void> => {
  await type('New password', 'Another2026');
  await type('Repeat new password', 'Another2026');
  await press('Change password');
};

const answerChallenge = async (label: string): Promise<void> => {
  await type(label, '123456');
  await press('Continue');
};

const ways: Readonly<Record<string, Way>> = {
  'a password': {
    path: '/login',
    answers: { logIn: success },
    steps: async () => {
      await logIn();
      await arrive('/');
    },
  },
  'a passkey, whose dialog is closed at first': {
    path: '/login',
    answers: { logInPasskey: isDefault },
    steps: async () => {
      await press('Log in with a passkey');
      await see('No passkey was used.');
      await press('Log in with a passkey');
      await arrive('/');
    },
  },
  'a default password, which is changed': {
    path: '/login',
    answers: { logIn: isDefault, changePassword: inTurn(refused('passwordUnchanged'), null) },
    steps: async () => {
      await logIn();
      await changePassword();
      await see('Choose a password that is different from the current one.');
      await changePassword();
      await arrive('/');
    },
  },
  'a default password, which is kept': {
    path: '/login',
    answers: { logIn: isDefault },
    steps: async () => {
      await logIn();
      await field('New password');
      await press('Close');
      await press('Log in');
    },
  },
  'a member that cannot be read': {
    path: '/login',
    answers: { logIn: success, getMemberInfo: unreachable },
    steps: async () => {
      await logIn();
      await see('There is a network problem. Try again.');
    },
  },
  'somebody who is no agent': {
    path: '/agent',
    answers: { logIn: success },
    steps: async () => {
      await logIn();
      await see('Non-agents cannot log in to the agent center.');
    },
  },
  'too many attempts': {
    path: '/login',
    answers: { logIn: failed(429, 'rateLimited', { retryAfter: 40 }) },
    steps: async () => {
      await logIn();
      await see('Too many attempts. Wait 40 seconds, then try again.');
      await wait(40_000);
      await press('Log in');
    },
  },
  'a captcha to read, then one to work out, which fail at first': {
    path: '/login',
    answers: {
      logIn: inTurn(wrong, wrong, refused('disabled', { captcha: true }), wrong, success),
      getCaptcha: byKind({
        image: inTurn('cG5n', 'cG5n', unread, unread, 'cG5n'),
        proof: inTurn(unread, task),
      }),
    },
    steps: async () => {
      await logIn();
      await field('Captcha');
      await wait(1000);
      await press('Another picture');
      await answerCaptcha();
      await press('Log in');
      await see(SYSTEM_ERROR);
      await answerCaptcha();
      await press('Log in');
      await see(/^This account is closed/u);
      await see(SYSTEM_ERROR);
      await wait(1000);
      await press('Another picture');
      await press('Check without a picture');
      await see(SYSTEM_ERROR);
      await press('Check without a picture');
      await see('Verified');
      await press('Log in');
      await see('Account or password is incorrect.');
      await see('Verified');
      await press('Log in');
      await arrive('/');
    },
  },
  'a captcha that is not read at all': {
    path: '/login',
    answers: { logIn: inTurn(wrong, success), getCaptcha: byKind({ image: () => 'cG5n', proof: () => task }) },
    steps: async () => {
      await logIn();
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Another picture' }).querySelector('img')).not.toBeNull(),
      );
      await press('Check without a picture');
      await see('Verified');
    },
  },
  'a captcha to work out, whose picture does not come': {
    path: '/login',
    answers: {
      logIn: inTurn(wrong, success),
      getCaptcha: byKind({ image: () => neverAnswers, proof: () => task }),
    },
    steps: async () => {
      await logIn();
      await press('Check without a picture');
      await see('Verified');
    },
  },
  'a bot check in all its turns': {
    path: '/login',
    answers: {
      logIn: inTurn(suspected, success),
      getBotCheck: byKind({
        slider: inTurn(unread, slider, slider, slider, slider, slider, neverAnswers, slider),
        work: inTurn(unread, work, endlessWork, work),
      }),
      answerBotCheck: inTurn(refused('botCheckWrong'), unread, refused('botCheckWrong'), unread, { pass: 'p' }),
    },
    steps: async () => {
      await logIn();
      await see(SYSTEM_ERROR);
      await press('Try again');
      await press('Another picture');
      await field('Slide the piece');
      await wait(30_000);
      await see('That picture has expired. Here is a new one.');
      await press('Confirm');
      await see('That did not fit. Here is a new picture.');
      await press('Confirm');
      await see(SYSTEM_ERROR);
      await press('Check without a picture');
      await see(SYSTEM_ERROR);
      await press('Check without a picture');
      await see('That did not fit. Here is a new picture.');
      await press('Check without a picture');
      await waitFor(() => expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBeGreaterThan(0));
      await press('Use the picture instead');
      await press('Check without a picture');
      await see(SYSTEM_ERROR);
      await press('Try again');
      await press('Confirm');
      await arrive('/');
    },
  },
  'a bot check that is closed, then left to the device': {
    path: '/login',
    answers: {
      logIn: inTurn(suspected, suspected, success),
      getBotCheck: byKind({ slider: () => slider, work: () => work }),
      answerBotCheck: { pass: 'p' },
    },
    steps: async () => {
      await logIn();
      await press('Close');
      await press('Log in');
      await press('Check without a picture');
      await arrive('/');
    },
  },
  'a second factor by choice, given up and answered': {
    path: '/login',
    answers: {
      getStartUp: inTurn(startUpWith(), startUpWith('FREEPLAY3')),
      logIn: inTurn(fromElsewhere, authenticator, challenge),
      answerLoginChallenge: inTurn(refused('wrongAnswer'), refused('challengeExpired'), success),
    },
    steps: async () => {
      await logIn();
      await see('You have not logged in from here before. A code confirms that it is you.');
      await press('Close');
      await press('Log in');
      await answerChallenge('Code from the authenticator app');
      await see('The answer is not correct.');
      await answerChallenge('Code from the authenticator app');
      await see('That took too long. Log in again.');
      await press('Log in');
      await press('Your full name');
      await wait(START_UP_MILLISECONDS);
      await screen.findByRole('button', { name: 'Explore with a trial account' });
      await answerChallenge('Your full name');
      await arrive('/');
    },
  },
  'a code by SMS': {
    path: '/login',
    flags: ['MOBILEVERCODELOGIN3', 'CHNGPASSMAIL3'],
    answers: {
      sendLoginSms: inTurn(unread, suspected, suspected, {
        expiredMinutes: 1,
      }),
      getBotCheck: byKind({ slider: () => slider, work: () => work }),
      answerBotCheck: { pass: 'p' },
      logIn: success,
    },
    steps: async () => {
      await type('Username', MOBILE);
      await type('Password', 'Player2026');
      await press('Log in');
      await press('Get code');
      await press('Submit');
      await wait(1000);
      await press('Get code');
      await press('Close');
      await press('Get code');
      await press('Check without a picture');
      await see(/^Resend in/u);
      await follow('Forgot your password?');
      await field('E-mail');
      await follow('Back to log in');
      await fill('Username', MOBILE);
      await see(/^Resend in/u);
      await wait(61_000);
      await press('Get code');
    },
  },
  'a code of an authenticator app, after a look at the password': {
    path: '/login',
    flags: ['AUTHCODELOGIN3'],
    answers: { logIn: inTurn(refused('wrongCode', { captcha: true }), success), getCaptcha: 'cG5n' },
    steps: async () => {
      await press('Log in with an authenticator app');
      await press('Log in with your password');
      await press('Log in with an authenticator app');
      await fill('Username', 'player');
      await type('Code from your authenticator app', '123456');
      await press('Log in');
      await answerCaptcha();
      await type('Code from your authenticator app', '654321');
      await press('Log in');
      await arrive('/');
    },
  },
  'free play, which does not begin, then does': {
    path: '/login',
    flags: ['FREEPLAY3'],
    answers: { logInFreePlay: inTurn(unreachable, success) },
    steps: async () => {
      await press('Explore with a trial account');
      await see('There is a network problem. Try again.');
      await press('Explore with a trial account');
      await arrive('/');
    },
  },
};

it('walks each state and transition of a login and of what it asks besides', { timeout: 60_000 }, async () => {
  await walkCharts(ways, {
    login: [
      // Events of the header's login only.
      'login: refusalRead',
      'entering: invalidSubmitted [isHeader]',
      // Free play has no further steps: it starts a session or is refused.
      'startingFreePlay --> checkingBot: logInFreePlay answered',
      'startingFreePlay --> checkingSecondFactor: logInFreePlay answered',
    ],
    // Storing a token never fails.
    admission: ['storingToken --> turnedAway: storeToken answered'],
    changePassword: [],
    // The buttons of the methods are hidden while an answer is checked.
    secondFactor: ['checking: methodChosen'],
    captcha: [],
    smsCode: [],
    botCheck: [],
  });
});
