import type { FieldRule } from '@baize/domain/field-rules';
import { noFlags } from '@baize/domain/flags';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterLogin,
  codeDestination,
  loginFields,
  loginMethod,
  mustChangePassword,
  refusedLoginField,
  requestFor,
  withMethod,
} from './login.rules.ts';

const rule = (key: string, minLength: number): FieldRule => ({
  key,
  enabled: true,
  required: false,
  minLength,
  maxLength: 12,
  patternId: 4,
  type: 'text',
});
const form = {
  entry: 'page',
  method: 'username',
  asksCaptcha: false,
  rules: [rule('username', 4), rule('password', 8)],
} as const;
const asked = (change: Partial<Parameters<typeof loginFields>[0]> = {}) =>
  loginFields({ ...form, ...change }).map(({ key, required, minLength }) => [key, required, minLength]);

describe('withMethod', () => {
  const before = {
    username: '',
    method: 'username',
    passwordChosen: false,
    flags: { ...noFlags, smsLogin: true },
  } as const;

  it('keeps the password that was chosen for a number, until the username is none or the code is chosen', () => {
    const typed = { ...before, ...withMethod(before, { username: '13800138000' }) };
    expect(typed.method).toBe('sms');
    const chosen = { ...typed, ...withMethod(typed, { method: 'username' }) };
    expect([chosen.method, chosen.passwordChosen]).toEqual(['username', true]);
    expect(withMethod(chosen, { username: '13800138000' }).method).toBe('username');
    expect(withMethod(chosen, { method: 'sms' })).toMatchObject({ method: 'sms', passwordChosen: false });
    expect(withMethod(chosen, { username: 'player' })).toMatchObject({ method: 'username', passwordChosen: false });
  });

  it('does not count a return to the password of an empty form as a choice against codes', () => {
    const back = { ...before, ...withMethod(before, { method: 'username' }) };
    expect(withMethod(back, { username: '13800138000' }).method).toBe('sms');
  });
});

it('shows a number as it is read', () => {
  expect(codeDestination('\u0661\u0663\u0668 0013-8000')).toBe('+86 138 0013 8000');
});

describe('loginMethod', () => {
  it.each([
    ['13800000000', 'sms'],
    [' 13800000000 ', 'sms'],
    ['1380000000', 'username'],
    ['138000000000', 'username'],
    ['213800000000', 'username'],
    ['23800000000', 'username'],
    ['1380000000a', 'username'],
    ['١٣٨٠٠٠٠٠٠٠٠', 'sms'],
  ])('with the flag on, %s logs in by %s [REQ-097]', (username, expected) => {
    expect(loginMethod(username, { ...noFlags, smsLogin: true })).toBe(expected);
  });

  it('is the code of an app where that is offered and was chosen, and follows the username where it is not [REQ-113]', () => {
    const flags = { ...noFlags, smsLogin: true };
    expect(loginMethod('13800000000', { ...flags, authenticatorLogin: true }, 'authenticator')).toBe('authenticator');
    expect(loginMethod('13800000000', { ...flags, authenticatorLogin: true }, 'username')).toBe('sms');
    expect(loginMethod('13800000000', flags, 'authenticator')).toBe('sms');
    expect(loginMethod('player', { ...flags, authenticatorLogin: true })).toBe('username');
  });

  it('is off with its flag, whatever the username [REQ-069] [REQ-097]', () => {
    expect(loginMethod('13800000000', noFlags)).toBe('username');
  });
});

describe('loginFields', () => {
  it('are a username and a password of any kind [REQ-098]', () => {
    expect(asked()).toEqual([
      ['username', true, 0],
      ['password', true, 0],
    ]);
  });

  it('are a code in the place of the password in SMS mode [REQ-097] [REQ-098]', () => {
    expect(asked({ method: 'sms' }).map(([key]) => key)).toEqual(['username', 'verificationCode']);
  });

  it('are a code in the place of the password for an authenticator app [REQ-113]', () => {
    expect(asked({ method: 'authenticator' }).map(([key]) => key)).toEqual(['username', 'verificationCode']);
  });

  it('are a captcha, too, once one is shown [REQ-098]', () => {
    expect(asked({ asksCaptcha: true })).toContainEqual(['captcha', true, 0]);
  });

  it("hold the header's username and password against the merchant's rules", () => {
    expect(asked({ entry: 'header' })).toEqual([
      ['username', true, 4],
      ['password', true, 8],
    ]);
    expect(asked({ entry: 'header', rules: [{ ...rule('username', 4), enabled: false }] })).toEqual([
      ['username', true, 0],
      ['password', true, 0],
    ]);
  });
});

describe('requestFor', () => {
  const credentials = { username: '13800000000', password: 'Player2026', verificationCode: '1234', captcha: 'abcd' };

  it('sends the password or the code, never both, and its type [REQ-111]', () => {
    expect(requestFor(credentials, form)).toEqual({
      type: 'username',
      username: '13800000000',
      password: 'Player2026',
      captcha: 'abcd',
    });
    expect(requestFor(credentials, { ...form, method: 'sms' })).toEqual({
      type: 'sms',
      username: '13800000000',
      verificationCode: '1234',
      countryDialingCode: '86',
      captcha: 'abcd',
    });
  });

  it('says agent only from the agent page [REQ-111]', () => {
    const entries = ['page', 'popup', 'header', 'agent'] as const;
    const said = entries.map((entry) => requestFor(credentials, { ...form, entry }).entry);
    expect(said).toEqual([undefined, undefined, undefined, 'agent']);
  });
});

describe('mustChangePassword', () => {
  it('holds for a default password always, for an expired one with the flag, for SMS and social never [REQ-068] [REQ-107] [REQ-108]', () => {
    fc.assert(
      fc.property(
        fc.record({ passwordDefault: fc.boolean(), passwordExpired: fc.boolean() }),
        fc.boolean(),
        fc.constantFrom('username', 'sms', 'social'),
        (login, forceExpiredPasswordChange, method) => {
          const expected =
            method === 'username' && (login.passwordDefault || (login.passwordExpired && forceExpiredPasswordChange));
          expect(mustChangePassword(login, { forceExpiredPasswordChange }, method)).toBe(expected);
        },
      ),
    );
  });

  it('is not asked of a password that is neither default nor expired', () => {
    const sound = { passwordDefault: false, passwordExpired: false };
    expect(mustChangePassword(sound, { forceExpiredPasswordChange: true }, 'username')).toBe(false);
  });
});

describe('afterLogin', () => {
  it('leads home, and from the agent page to the agent home', () => {
    expect((['page', 'popup', 'header', 'agent'] as const).map(afterLogin)).toEqual([
      'home',
      'home',
      'home',
      'agentHome',
    ]);
  });
});

describe('refusedLoginField', () => {
  it.each([
    ['captchaWrong', 'captcha'],
    ['wrongCode', 'verificationCode'],
    ['codeExpired', 'verificationCode'],
    ['wrongCredentials', undefined],
    ['rateLimited', undefined],
  ] as const)(
    'tells %s at its field, and of the whole form what must not be told of one: %s [REQ-100]',
    (code, field) => {
      expect(refusedLoginField({ code })).toBe(field);
    },
  );
});
