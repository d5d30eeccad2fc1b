import { demandedRule } from '@baize/domain/field-rules';
import { describe, expect, it } from 'vitest';
import { methodsOffered, newPasswordRule, recoveryFields, refusedRecoveryField } from './recovery.rules.ts';

const offer = (mobileRecovery: boolean, emailRecovery: boolean) => methodsOffered({ mobileRecovery, emailRecovery });

it('the ways back are those that are switched on, by mobile first [REQ-143]', () => {
  expect([offer(true, true), offer(true, false), offer(false, true), offer(false, false)]).toEqual([
    ['mobileNum', 'email'],
    ['mobileNum'],
    ['email'],
    [],
  ]);
});

describe('the fields', () => {
  const username = {
    key: 'username',
    enabled: true,
    required: false,
    minLength: 4,
    maxLength: 16,
    patternId: 4,
    type: 'text',
  };
  const password = { ...username, key: 'password', minLength: 8, patternId: 5 };

  it('of the way by e-mail are a username and an address, both required [REQ-144]', () => {
    expect(recoveryFields('email', [username])).toEqual([{ ...username, required: true }, demandedRule([], 'email')]);
  });

  it('of the way by mobile are number, code and a password by its rule [REQ-145]', () => {
    const fields = recoveryFields('mobileNum', [password]);
    expect(fields.map(({ key }) => key)).toEqual([
      'countryDialingCode',
      'mobileNum',
      'verificationCode',
      'newPassword',
    ]);
    expect(fields.every(({ required }) => required)).toBe(true);
    expect(newPasswordRule([password])).toEqual({ ...password, key: 'newPassword', required: true });
  });
});

const at = (code: 'passwordRule' | 'wrongCode' | 'codeExpired' | 'fieldRule' | 'tooSoon', field?: unknown) =>
  refusedRecoveryField({ code, error: { kind: 'business', code, value: { field } } });

it('a refusal is told at its field', () => {
  expect([at('passwordRule'), at('wrongCode'), at('codeExpired')]).toEqual([
    'newPassword',
    'verificationCode',
    'verificationCode',
  ]);
  expect([at('fieldRule', 'email'), at('fieldRule'), at('tooSoon')]).toEqual(['email', undefined, undefined]);
  expect(refusedRecoveryField({ code: 'fieldRule', error: { kind: 'network' } })).toBeUndefined();
});
