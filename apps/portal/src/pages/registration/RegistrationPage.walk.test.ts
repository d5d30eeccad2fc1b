import { failed, refused } from '@baize/gateway-sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { it } from 'vitest';
import { arrive, press, see, seeCountries, type, wait } from '../../testing/player.ts';
import { startUpWith } from '../../testing/siteGateway.ts';
import { byKind, inTurn, walkCharts, type Way } from '../../testing/walkCharts.ts';

const BY_NAME = 'USERNAMEREG3';
const BY_NUMBER = ['MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'];
const tooMany = failed(429, 'rateLimited', { retryAfter: 40 });
const TOO_MANY = 'Too many attempts. Wait 40 seconds, then try again.';
const session = { token: 't1', firstTimeLogin: true, passwordExpired: false };
const suspected = refused('botCheckRequired');
const work = { kind: 'work', challenge: 'c', difficulty: 1, expiresInSeconds: 30 };
const lengths = { width: 320, height: 160, pieceSize: 52, top: 8, expiresInSeconds: 30 };
const slider = { kind: 'slider', picture: 'cG5n', piece: 'cG5o', ...lengths };

/** The interval at which a page refetches the merchant's start-up data. */
const START_UP_MILLISECONDS = 60_000;

const typeNumber = async (): Promise<void> => {
  await seeCountries();
  await type('Mobile number', '13800138000');
  await type('Verification code', '123456');
};

const pickTab = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('tab', { name }));
};

const asking = (...register: readonly object[]) => ({ ...startUpWith(BY_NAME), register: register as never });
const rule = (key: string) => ({
  key,
  enabled: true,
  required: false,
  minLength: 0,
  maxLength: 0,
  patternId: 0,
  acceptedPattern: null,
  type: 'text',
});

const ways: Readonly<Record<string, Way>> = {
  'a username': {
    path: '/register',
    flags: [BY_NAME],
    answers: { register: inTurn(tooMany, refused('usernameTaken'), { session }) },
    steps: async () => {
      await press('Register');
      await see(TOO_MANY);
      await wait(40_000);
      await press('Register');
      await see('This username is taken. Choose another one.');
      await press('Clear');
      await press('Register');
      await arrive('/');
    },
  },
  'a number that a code proves, the other way looked at': {
    path: '/register',
    answers: {
      getStartUp: { ...startUpWith(BY_NAME, ...BY_NUMBER), register: [rule('username')] as never },
      checkRegistrationCode: inTurn(refused('wrongCode'), null),
      registerByMobile: { session },
    },
    steps: async () => {
      await typeNumber();
      await press('Next');
      await see('The verification code is not correct.');
      await press('Next');
      await press('Back to the number');
      await press('Next');
      await pickTab('By username');
      await pickTab('By mobile number');
      await press('Register');
      await arrive('/');
    },
  },
  'a registration that opens while it is looked at': {
    path: '/register',
    answers: { getStartUp: inTurn(startUpWith(), startUpWith(BY_NAME)), register: {} },
    steps: async () => {
      await see('Registration is closed');
      await wait(START_UP_MILLISECONDS);
      await press('Register');
      await arrive('/login');
    },
  },
  'an invitation and a captcha': {
    path: '/register',
    answers: {
      getStartUp: asking(rule('affiliateCode'), rule('captcha')),
      getCaptcha: 'cG5n',
      checkAffiliate: inTurn(refused('invalidInvitation'), null),
      register: inTurn(refused('captchaWrong'), { session }),
    },
    steps: async () => {
      await type('Invitation code', 'AGENT88');
      await type('Captcha', 'abcd');
      await press('Register');
      await press('OK');
      await press('Register');
      await see('The captcha is not correct. Try the new one.');
      await type('Captcha', 'efgh');
      await press('Register');
      await arrive('/');
    },
  },
  'somebody who looks like a robot': {
    path: '/register',
    flags: [BY_NAME],
    answers: {
      register: inTurn(suspected, suspected, { session }),
      getBotCheck: byKind({ slider: () => slider, work: () => work }),
      answerBotCheck: { pass: 'p' },
    },
    steps: async () => {
      await press('Register');
      await press('Close');
      await press('Register');
      await press('Check without a picture');
      await arrive('/');
    },
  },
};

it('walks each state and transition of a registration and of what opens the account', { timeout: 60_000 }, async () => {
  // The machine leaves `beginning` before the first render.
  await walkCharts(ways, { register: [], opening: ['beginning'] });
});
