import { failed, refused } from '@baize/gateway-sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { it } from 'vitest';
import { arrive, field, press, see, seeCountries, type, wait } from '../../testing/player.ts';
import { inTurn, walkCharts, type Way } from '../../testing/walkCharts.ts';

const BOTH = ['CHNGPASSVERIF3', 'CHNGPASSMAIL3'];
const LINK = '/forget#reset=abc';
const tooMany = failed(429, 'rateLimited', { retryAfter: 40 });
const TOO_MANY = 'Too many attempts. Wait 40 seconds, then try again.';
const success = { token: 't1', firstTimeLogin: false, passwordExpired: false };

const fillInMobile = async (): Promise<void> => {
  await seeCountries();
  await type('Mobile number', '13800138000');
  await type('Verification code', '123456');
  await type('New password', 'Another2026');
};

const askLink = async (): Promise<void> => {
  await type('Username', 'player');
  await type('E-mail', 'player@example.com');
  await press('Send reset link');
};

const ways: Readonly<Record<string, Way>> = {
  'a code to the mobile number': {
    path: '/forget',
    flags: BOTH,
    answers: { recoverByMobile: inTurn(tooMany, refused('wrongCode'), { account: 'player' }), logIn: success },
    steps: async () => {
      await fillInMobile();
      await press('Set new password');
      await see(TOO_MANY);
      await wait(40_000);
      await press('Set new password');
      await see('The verification code is not correct.');
      await press('Set new password');
      await arrive('/');
    },
  },
  'a link by e-mail': {
    path: '/forget',
    flags: BOTH,
    answers: { sendRecoveryEmail: inTurn(failed(501), null) },
    steps: async () => {
      fireEvent.click(await screen.findByRole('tab', { name: 'By e-mail' }));
      await askLink();
      await see('System error. Reference: –');
      await press('Send reset link');
      await see('A reset link has been sent');
      await press('OK');
      await press('Send reset link');
    },
  },
  'a link that was opened in time': {
    path: LINK,
    flags: BOTH,
    answers: { recoverByLink: inTurn(tooMany, { account: 'player' }), logIn: success },
    steps: async () => {
      await type('New password', 'Another2026');
      await press('Set new password');
      await see(TOO_MANY);
      await wait(40_000);
      await press('Set new password');
      await arrive('/');
    },
  },
  'a link that was opened too late': {
    path: LINK,
    flags: BOTH,
    answers: { recoverByLink: refused('linkExpired') },
    steps: async () => {
      await type('New password', 'Another2026');
      await press('Set new password');
      await press('Get a new link');
      await field('E-mail');
    },
  },
};

it('walks each state and transition of a recovery', { timeout: 60_000 }, async () => {
  await walkCharts(ways, {
    // An expired SMS code is an error of its field.
    recovery: ['settingByCode --> linkExpired: recoverByMobile answered'],
  });
});
