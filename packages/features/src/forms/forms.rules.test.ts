import type { FieldRule } from '@baize/domain/field-rules';
import { typedTextVectors } from '@baize/domain/testing';
import { describe, expect, it } from 'vitest';
import {
  fieldDemands,
  fieldError,
  formErrors,
  isAsked,
  isRequired,
  sentValues,
  withFieldError,
} from './forms.rules.ts';

const rule = (key: string, required = true): FieldRule => ({
  key,
  enabled: true,
  required,
  minLength: 4,
  maxLength: 12,
  patternId: 0,
  type: 'text',
});
const form = { rules: [rule('username'), rule('password')], confirmations: { confirmPassword: 'password' } };

describe('sentValues', () => {
  it('are trimmed, passwords too, and are texts alone [REQ-098]', () => {
    const entries: [string, unknown][] = [
      ['username', ' player '],
      ['password', '\tPlayer2026 '],
      ['photo', new Blob([])],
    ];
    expect(sentValues(entries)).toEqual({ username: 'player', password: 'Player2026' });
  });
});

it('leaves out of a number what groups its digits, as it is pasted', () => {
  const entries = [
    ['mobileNum', '138-0013 (80.00)'],
    ['verificationCode', ' 12 34-56 '],
    ['username', 'a-b c'],
  ] as const;
  expect(sentValues(entries)).toEqual({ mobileNum: '13800138000', verificationCode: '123456', username: 'a-b c' });
});

describe('a normal form', () => {
  it('is sent of a password, however its accents are typed', () => {
    for (const spellings of typedTextVectors.passwords) {
      const [one, other] = spellings.map((password) => sentValues([['password', password]]));
      expect(one).toEqual(other);
    }
  });

  it.each(['verificationCode', 'captcha', 'mobileNum'])('is sent of %s, in whichever digits it is typed', (name) => {
    for (const typed of typedTextVectors.codes) expect(sentValues([[name, typed]])).toEqual({ [name]: '453017' });
  });

  it('is sent of a real name', () => {
    expect(sentValues([['payeeName', ' Nguye\u0302\u0303n\u00a0 An']])).toEqual({ payeeName: 'Nguy\u1ec5n An' });
  });

  it('is what the length of a field is counted in', () => {
    const short = { rules: [{ ...rule('password'), maxLength: 4 }] };
    expect(formErrors(short, { password: 'e\u0301e\u0301e\u0301e\u0301' })).toEqual({});
  });
});

describe('formErrors', () => {
  it('are the errors of all fields, by their rules [REQ-126]', () => {
    expect(formErrors(form, { username: 'abc', password: '' })).toEqual({
      username: { rule: 'length', min: 4, max: 12 },
      password: { rule: 'required' },
      confirmPassword: { rule: 'required' },
    });
  });

  it('hold a repetition against what it repeats [REQ-130]', () => {
    const values = { username: 'player', password: 'Player2026', confirmPassword: 'Player2027' };
    expect(formErrors(form, values)).toEqual({ confirmPassword: { rule: 'confirmation' } });
    expect(formErrors(form, { ...values, confirmPassword: 'Player2026' })).toEqual({});
  });

  it('come from a check in place of the pattern, and never in place of `required`', () => {
    const number = { ...rule('mobileNum'), patternId: 6 };
    const checked = { rules: [number], checks: { mobileNum: () => 'of another country' } };
    expect(formErrors(checked, { mobileNum: '+84 912' })).toEqual({ mobileNum: 'of another country' });
    expect(formErrors(checked, { mobileNum: '' })).toEqual({ mobileNum: { rule: 'required' } });
    expect(formErrors({ rules: [number] }, { mobileNum: '+84 912' })).toEqual({
      mobileNum: { rule: 'pattern', patternId: 6 },
    });
  });

  it('ask nothing of a field without a rule', () => {
    expect(fieldError(form, 'nickname', { nickname: '' })).toBeUndefined();
    expect(fieldError(form, 'toString', {})).toBeUndefined();
  });
});

describe('withFieldError', () => {
  const length = { rule: 'length', min: 4, max: 12 } as const;

  it('replaces or removes the error of one field, and keeps the others', () => {
    const errors = { username: { rule: 'required' }, password: { rule: 'required' } } as const;
    expect(withFieldError(errors, 'username', length)).toEqual({ ...errors, username: length });
    expect(withFieldError(errors, 'username', undefined)).toStrictEqual({ password: { rule: 'required' } });
  });
});

describe('fieldDemands', () => {
  it('are what the rule of a field asks for, and nothing without a rule', () => {
    expect(fieldDemands(form, 'username')).toEqual([{ rule: 'length', min: 4, max: 12 }]);
    expect(fieldDemands(form, 'nickname')).toEqual([]);
  });
});

describe('isRequired', () => {
  it('holds for what its rule requires and for every repetition, and not for what is not asked [REQ-130]', () => {
    const asking = { rules: [rule('username'), rule('line', false)], confirmations: form.confirmations };
    const names = ['username', 'line', 'confirmPassword', 'nickname'];
    expect(names.map((name) => isRequired(asking, name))).toEqual([true, false, true, false]);
    expect(names.map((name) => isAsked(asking, name))).toEqual([true, true, true, false]);
  });

  it('holds for nothing that the merchant has switched off', () => {
    const off = { rules: [{ ...rule('username'), enabled: false }] };
    expect([isRequired(off, 'username'), isAsked(off, 'username')]).toEqual([false, false]);
  });
});
