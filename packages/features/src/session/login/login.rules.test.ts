import { noFlags } from '@baize/domain/flags';
import type { FieldRule } from '@baize/domain/field-rules';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterLogin, attempt, mustChangePassword, refusedField, loginMethod, waitAfter } from './login.rules.ts';
import { isLoginMobile } from '../../verification/index.ts';
import type { LoginEntry } from './login.types.ts';

const rule = (key: string, minLength: number): FieldRule => ({
  key,
  enabled: true,
  required: true,
  minLength,
  maxLength: 12,
  patternId: 4,
  type: 'text',
});
const form = (change: { entry?: LoginEntry; smsLogin?: boolean; captchaShown?: boolean } = {}) => ({
  entry: change.entry ?? 'page',
  flags: { ...noFlags, smsLogin: change.smsLogin ?? false },
  captchaShown: change.captchaShown ?? false,
  rules: [rule('username', 4), rule('password', 8)],
});
const refusal = (credentials: Parameters<typeof attempt>[0], change?: Parameters<typeof form>[0]) =>
  attempt(credentials, form(change)).refusal;

const entryOf = (entry: LoginEntry) => attempt({ username: 'a', password: 'b' }, form({ entry })).request.entry;

describe('loginMethod', () => {
  it.each([
    ['13800000000', true],
    ['1380000000', false],
    ['138000000000', false],
    ['23800000000', false],
    ['1380000000a', false],
    ['١٣٨٠٠٠٠٠٠٠٠', false],
  ])('with the flag on, %s: %s [REQ-097]', (username, expected) => {
    expect(loginMethod(username, { smsLogin: true })).toBe(expected ? 'sms' : 'username');
    expect(isLoginMobile(username)).toBe(expected);
  });

  it('is off with its flag, whatever the username [REQ-069] [REQ-097]', () => {
    expect(loginMethod('13800000000', { smsLogin: false })).toBe('username');
  });
});

describe('mustChangePassword', () => {
  it('holds for a default password always, for an expired one with the flag, for SMS and social never [REQ-107] [REQ-108]', () => {
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

  it('is not asked of a password that is neither default nor expired [REQ-068]', () => {
    const sound = { passwordDefault: false, passwordExpired: false };
    expect(mustChangePassword(sound, { forceExpiredPasswordChange: true }, 'username')).toBe(false);
  });
});

describe('afterLogin', () => {
  it('leads home, and from the agent page to the agent home [REQ-109]', () => {
    expect((['page', 'popup', 'header', 'agent'] as const).map(afterLogin)).toEqual([
      'home',
      'home',
      'home',
      'agentHome',
    ]);
  });
});

describe('attempt', () => {
  it('asks for a username and a password [REQ-098]', () => {
    expect(refusal({ username: ' ', password: 'x' })).toEqual({ code: 'incomplete' });
    expect(refusal({ username: 'player', password: ' ' })).toEqual({ code: 'incomplete' });
    expect(refusal({ username: 'player', password: 'x' })).toBeUndefined();
  });

  it('asks for the SMS code instead of the password in SMS mode [REQ-097] [REQ-098]', () => {
    const sms = { smsLogin: true };
    expect(refusal({ username: '13800000000', password: 'Player2026' }, sms)).toEqual({ code: 'incomplete' });
    const { request } = attempt({ username: '13800000000', password: 'x', verificationCode: '1' }, form(sms));
    expect(request).toMatchObject({ type: 'sms', verificationCode: '1' });
    expect(request).not.toHaveProperty('password');
  });

  it('asks for a captcha when one is shown [REQ-098]', () => {
    expect(refusal({ username: 'player', password: 'x' }, { captchaShown: true })).toEqual({ code: 'captchaRequired' });
    expect(refusal({ username: 'player', password: 'x', captcha: 'abcd' }, { captchaShown: true })).toBeUndefined();
  });

  it('says from the header that the password is incorrect, for anything missing or ill-formed [REQ-099]', () => {
    const header = { entry: 'header' } as const;
    for (const credentials of [
      { username: '', password: 'Player2026' },
      { username: 'player', password: '' },
      { username: 'p', password: 'Player2026' },
      { username: 'player', password: 'short' },
    ]) {
      expect(refusal(credentials, header)).toEqual({ code: 'passwordIncorrect' });
    }
    expect(refusal({ username: 'player', password: 'Player2026' }, header)).toBeUndefined();
    expect(refusal({ username: 'p', password: 'short' })).toBeUndefined();
  });

  it('says agent only from the agent page [REQ-111]', () => {
    expect((['page', 'popup', 'header', 'agent'] as const).map(entryOf)).toEqual([
      undefined,
      undefined,
      undefined,
      'agent',
    ]);
  });

  it('sends every value without outer spaces [REQ-098]', () => {
    const space = fc.constantFrom('', ' ', '\t', '\u{3000}');
    const word = fc.stringMatching(/^[a-z]{1,8}$/u);
    fc.assert(
      fc.property(space, word, word, word, space, (before, username, password, captcha, after) => {
        const spaced = (value: string) => `${before}${value}${after}`;
        const { request } = attempt(
          { username: spaced(username), password: spaced(password), captcha: spaced(captcha) },
          form(),
        );
        expect(request).toMatchObject({ username, password, captcha });
      }),
    );
  });
});

describe('waitAfter', () => {
  it('is as long as the gateway says when there were too many attempts, and nothing otherwise', () => {
    expect(waitAfter({ code: 'rateLimited', retryAfterSeconds: 30 })).toBe(30_000);
    expect(waitAfter({ code: 'locked', until: '2126-01-01T00:00:00Z' })).toBe(0);
    expect(waitAfter(undefined)).toBe(0);
  });
});

describe('refusedField', () => {
  it.each([
    ['captchaWrong', 'captcha'],
    ['wrongCode', 'verificationCode'],
    ['codeExpired', 'verificationCode'],
    ['wrongPassword', 'oldPassword'],
    ['oldPasswordRequired', 'oldPassword'],
    ['passwordRule', 'newPassword'],
    ['passwordUnchanged', 'newPassword'],
    ['confirmationDiffers', 'confirmNewPassword'],
  ] as const)('tells %s at its field', (code, field) => {
    expect(refusedField({ code })).toBe(field);
  });

  it('tells of the whole form what must not be told of a field, and nothing without a refusal [REQ-100]', () => {
    expect(refusedField({ code: 'wrongCredentials' })).toBeUndefined();
    expect(refusedField({ code: 'rateLimited', retryAfterSeconds: 5 })).toBeUndefined();
    expect(refusedField(undefined)).toBeUndefined();
  });
});
