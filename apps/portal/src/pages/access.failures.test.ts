import { examples, refused } from '@baize/gateway-sdk/testing';
import { screen } from '@testing-library/react';
import { describe, it } from 'vitest';
import { startUpWith } from '../testing/siteGateway.ts';
import { ALL_FAILURES, meetFailures, type FailingCall } from '../testing/meetFailures.ts';
import { arrive, field, fill, press, see, seeCountries, wait } from '../testing/player.ts';

const success = { token: 't1', firstTimeLogin: false, passwordExpired: false };
const MOBILE = '13800138000';
const NEW = 'Another2026';
/** The login with a return to a page that makes few calls. */
const LOGIN = '/login?return=%2Fhelpmc';
const credentials = { Username: 'player', Password: 'Player2026' };
const slider = {
  kind: 'slider' as const,
  picture: 'cG5n',
  piece: 'cG5o',
  width: 320,
  height: 160,
  pieceSize: 52,
  top: 8,
  expiresInSeconds: 300,
};

/** Returns a step that fills fields by their labels. */
const filled = (values: Readonly<Record<string, string>>) => async (): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await fill(label, value);
};

const logIn = async (): Promise<void> => {
  await filled(credentials)();
  await press('Log in');
};

const pressed = (name: string | RegExp) => () => press(name);
const inHelp = () => arrive('/helpmc');

const inRecovery = (values: Readonly<Record<string, string>>) => async (): Promise<void> => {
  await screen.findByText(/China/u);
  await filled(values)();
};

const rule = (key: string) => ({
  key,
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: 0,
  patternId: 0,
  acceptedPattern: '',
  type: 'text',
});
/** A merchant with these registration flags and required fields. */
const openTo = (flags: readonly string[], ...keys: readonly string[]) => ({
  getStartUp: { ...startUpWith(...flags), register: keys.map(rule) },
});
const REGISTER = '/register?return=%2Fhelpmc';
const BY_NAME = ['USERNAMEREG3'];
const BY_NUMBER = ['MOBILENUMREG3', 'MOBILENUMPASSREG3'];
const opened = { session: { ...success, firstTimeLogin: false } };
const account = { Username: 'chloe88', Password: 'Chloe2026', 'Repeat password': 'Chloe2026' };
const number = { 'Mobile number': MOBILE };

const withNumber = (values: Readonly<Record<string, string>>) => async (): Promise<void> => {
  await seeCountries();
  await filled(values)();
};

/** Each call of login, registration and recovery; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, FailingCall>> = {
  'a log-in': {
    call: 'logIn',
    path: LOGIN,
    answers: { logIn: success },
    reach: filled(credentials),
    send: pressed('Log in'),
    kept: credentials,
    done: inHelp,
  },
  'an agent’s log-in': {
    call: 'logIn',
    path: '/agent',
    answers: { logIn: success, getMemberInfo: { ...examples.getMemberInfo, type: 1 } },
    reach: filled(credentials),
    send: pressed('Log in'),
    kept: credentials,
    done: () => arrive('/agentHome'),
  },
  'reading the member': {
    call: 'getMemberInfo',
    path: LOGIN,
    answers: { logIn: success },
    reach: filled(credentials),
    send: pressed('Log in'),
    kept: credentials,
    done: inHelp,
  },
  'free play': {
    call: 'logInFreePlay',
    path: LOGIN,
    flags: ['FREEPLAY3'],
    answers: { logInFreePlay: success },
    reach: filled(credentials),
    send: pressed('Explore with a trial account'),
    kept: credentials,
    done: inHelp,
  },
  'a captcha': {
    call: 'getCaptcha',
    path: LOGIN,
    answers: { logIn: refused('wrongCredentials', { captcha: true }), getCaptcha: 'cG5n' },
    reach: async () => {
      await logIn();
      await field('Captcha');
    },
    send: async () => {
      await wait(1000);
      await press('Another picture');
    },
    kept: credentials,
    done: () => field('Captcha').then(() => undefined),
  },
  'a log-in code': {
    call: 'sendLoginSms',
    path: LOGIN,
    flags: ['MOBILEVERCODELOGIN3'],
    reach: filled({ Username: MOBILE }),
    send: pressed('Get code'),
    dismiss: async () => {
      await press('Submit');
      await wait(1000);
    },
    kept: { Username: MOBILE },
    done: () => see(/^Resend in/u),
  },
  'an answer to the second factor': {
    call: 'answerLoginChallenge',
    path: LOGIN,
    answers: { logIn: { challenge: { id: 'c', methods: ['authenticator'] } }, answerLoginChallenge: success },
    reach: async () => {
      await logIn();
      await fill('Code from the authenticator app', '123456');
    },
    send: pressed('Continue'),
    kept: { ...credentials, 'Code from the authenticator app': '123456' },
    done: inHelp,
  },
  'a second factor’s code, sent once more': {
    call: 'sendChallengeCode',
    path: LOGIN,
    answers: { logIn: { challenge: { id: 'c', methods: ['sms'] } } },
    reach: async () => {
      await logIn();
      await fill('Code from the text message', '123456');
      await wait(60_000);
    },
    send: pressed('Send a new code'),
    kept: { ...credentials, 'Code from the text message': '123456' },
    done: () => see('Resend in 60 s'),
  },
  'a password that must be changed': {
    call: 'changePassword',
    path: LOGIN,
    answers: { logIn: { ...success, passwordDefault: true } },
    reach: async () => {
      await logIn();
      await filled({ 'New password': NEW, 'Repeat new password': NEW })();
    },
    send: pressed('Change password'),
    kept: { ...credentials, 'New password': NEW, 'Repeat new password': NEW },
    done: inHelp,
  },
  'a bot check': {
    call: 'getBotCheck',
    path: LOGIN,
    answers: { logIn: refused('botCheckRequired'), getBotCheck: slider },
    reach: async () => {
      await logIn();
      await field('Slide the piece');
    },
    send: pressed(/^Another picture$|^Try again$/u),
    kept: credentials,
    done: () => field('Slide the piece').then(() => undefined),
  },
  'an answer to the bot check': {
    call: 'answerBotCheck',
    path: LOGIN,
    answers: { logIn: refused('botCheckRequired'), getBotCheck: slider, answerBotCheck: refused('botCheckWrong') },
    reach: logIn,
    send: pressed('Confirm'),
    dismiss: pressed('Try again'),
    kept: credentials,
    done: () => see('That did not fit. Here is a new picture.'),
  },
  'a link for another password': {
    call: 'sendRecoveryEmail',
    path: '/forget',
    flags: ['CHNGPASSMAIL3'],
    reach: filled({ Username: 'player', 'E-mail': 'player@example.com' }),
    send: pressed('Send reset link'),
    kept: { Username: 'player', 'E-mail': 'player@example.com' },
    done: () => see('A reset link has been sent'),
  },
  'another password by the link': {
    call: 'recoverByLink',
    path: '/forget#reset=abc',
    flags: ['CHNGPASSMAIL3'],
    answers: { logIn: success },
    reach: filled({ 'New password': NEW }),
    send: pressed('Set new password'),
    kept: { 'New password': NEW },
    done: () => arrive('/'),
  },
  'a code for another password': {
    call: 'sendRecoverySms',
    path: '/forget',
    flags: ['CHNGPASSVERIF3'],
    reach: inRecovery({ 'Mobile number': MOBILE, 'New password': NEW }),
    send: pressed('Get code'),
    dismiss: async () => {
      await press('Submit');
      await wait(1000);
    },
    kept: { 'Mobile number': MOBILE, 'New password': NEW },
    done: () => see(/^Resend in/u),
  },
  'another password by a code': {
    call: 'recoverByMobile',
    path: '/forget',
    flags: ['CHNGPASSVERIF3'],
    answers: { logIn: success },
    reach: inRecovery({ 'Mobile number': MOBILE, 'Verification code': '123456', 'New password': NEW }),
    send: pressed('Set new password'),
    kept: { 'Mobile number': MOBILE, 'Verification code': '123456', 'New password': NEW },
    done: () => arrive('/'),
  },
  'an invitation code': {
    call: 'checkAffiliate',
    path: REGISTER,
    answers: { ...openTo(BY_NAME, 'username', 'password', 'affiliateCode'), register: opened },
    reach: filled({ ...account, 'Invitation code': 'FRIEND1' }),
    send: pressed('Register'),
    kept: { ...account, 'Invitation code': 'FRIEND1' },
    done: inHelp,
  },
  'a registration by username': {
    call: 'register',
    path: REGISTER,
    answers: { ...openTo(BY_NAME, 'username', 'password'), register: opened },
    reach: filled(account),
    send: pressed('Register'),
    kept: account,
    done: inHelp,
  },
  'a registration by mobile number': {
    call: 'registerByMobile',
    path: REGISTER,
    answers: { ...openTo(BY_NUMBER, 'mobileNum', 'password'), registerByMobile: opened },
    reach: withNumber({ ...number, Password: 'Chloe2026', 'Repeat password': 'Chloe2026' }),
    send: pressed('Register'),
    kept: { ...number, Password: 'Chloe2026', 'Repeat password': 'Chloe2026' },
    done: inHelp,
  },
  'a code for a registration': {
    call: 'sendRegistrationSms',
    path: REGISTER,
    answers: openTo([...BY_NUMBER, 'REGMOBVERF3'], 'mobileNum', 'password'),
    reach: withNumber(number),
    send: pressed('Get code'),
    dismiss: async () => {
      await press('Submit');
      await wait(1000);
    },
    kept: number,
    done: () => see(/^Resend in/u),
  },
  'the code of a registration': {
    call: 'checkRegistrationCode',
    path: REGISTER,
    answers: openTo([...BY_NUMBER, 'REGMOBVERF3'], 'mobileNum', 'password'),
    reach: withNumber({ ...number, 'Verification code': '123456' }),
    send: pressed('Next'),
    kept: { ...number, 'Verification code': '123456' },
    done: () => field('Repeat password').then(() => undefined),
  },
  help: {
    call: 'getHelpCenter',
    path: '/helpmc',
    atOnce: true,
    send: pressed('Try again'),
    done: () => see('How to deposit'),
  },
  feedback: {
    call: 'sendFeedback',
    path: '/help',
    reach: filled({ 'Your feedback': 'The games are fun.' }),
    send: pressed('Send feedback'),
    kept: { 'Your feedback': 'The games are fun.' },
    done: () => see('Thank you. Your feedback was sent.'),
  },
};

describe('what a player is told when the gateway fails on the way in, without losing what was filled in', () => {
  it.each(Object.entries(calls))('%s', ALL_FAILURES, async (_name, row) => meetFailures(row));
});
