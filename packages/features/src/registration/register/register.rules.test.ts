import { noFlags } from '@baize/domain/flags';
import type { Flags } from '@baize/domain/flags';
import { describe, expect, it } from 'vitest';
import {
  afterRegistration,
  asksCaptcha,
  firstStep,
  freshRegistration,
  offeredMethods,
  refusedRegisterField,
  registerConfirmations,
  registerFields,
  registerMethods,
  registrationFor,
  stepOfRefusal,
} from './register.rules.ts';

const rule = (key: string, enabled = true, required = true) => ({
  key,
  enabled,
  required,
  minLength: 0,
  maxLength: 0,
  patternId: 0,
  type: 'text',
});
const rules = [
  rule('username'),
  rule('password'),
  rule('mobileNum', false),
  rule('email', true, false),
  rule('line', false),
  rule('captcha'),
];
const begun = (own: Partial<Flags> = {}) =>
  freshRegistration({
    flags: { ...noFlags, usernameRegistration: true, mobileRegistrationPassword: true, ...own },
    rules,
    place: { registerUrl: 'https://a.example/register', domain: 'a.example', referralCode: 'FRIEND' },
    now: () => 0,
  });
const keysOf = (own: Partial<Flags> = {}, captchaProved = false) =>
  registerFields(begun(own), captchaProved).map(({ key }) => key);

const methods = (mobileRegistration: boolean, usernameRegistration: boolean) =>
  registerMethods({ mobileRegistration, usernameRegistration });
const stepOf = (code: 'codeExpired' | 'usernameTaken', registrationSms: boolean) =>
  stepOfRefusal({ ...begun({ registrationSms }), step: 'details', refusal: { code } });

it('registers by username, by mobile where that is on, with the other as a second way; else it is closed (D5) [REQ-063] [REQ-064] [REQ-117]', () => {
  expect(methods(false, true)).toEqual(['username']);
  expect(methods(true, false)).toEqual(['mobile']);
  expect(methods(true, true)).toEqual(['mobile', 'username']);
  expect(methods(false, false)).toEqual([]);
  expect([begun().method, begun({ mobileRegistration: true }).method]).toEqual(['username', 'mobile']);
});

it('offers a choice of ways only where they ask for different fields (D5)', () => {
  const both = begun({ mobileRegistration: true, registrationSms: true });
  expect(offeredMethods({ ...both, step: 'number' })).toEqual(['mobile']);
  expect(offeredMethods({ ...both, step: 'details' })).toEqual(['mobile', 'username']);
  expect(offeredMethods(begun())).toEqual(['username']);
  expect(offeredMethods(begun({ usernameRegistration: false }))).toEqual([]);
});

it('is empty at first, and by username where no method is on', () => {
  const { flags, place, rules: its, now, ...fresh } = begun({ usernameRegistration: false });
  expect([flags.usernameRegistration, place.domain, its, now()]).toEqual([false, 'a.example', rules, 0]);
  expect(fresh).toEqual({
    method: 'username',
    step: 'details',
    proof: { mobileNum: '', countryDialingCode: '', verificationCode: '' },
    idToken: undefined,
    values: {},
    pass: undefined,
    captchaUsed: true,
    refusal: undefined,
    loggedIn: false,
  });
});

it('begins with the number where an SMS proves it, else with the details [REQ-065] [REQ-118]', () => {
  expect([firstStep({ registrationSms: true }), firstStep({ registrationSms: false })]).toEqual(['number', 'details']);
});

describe('what is asked', () => {
  it('is a number and its code first, which the details do not ask for again', () => {
    expect(keysOf({ registrationSms: true })).toEqual(['mobileNum', 'verificationCode']);
    const details = registerFields(
      { ...begun({ registrationSms: true, mobileRegistration: true }), step: 'details' },
      false,
    );
    expect(details.map(({ key }) => key)).toEqual(['password', 'email', 'captcha', 'terms']);
  });

  it("is the number by the merchant's rule, always shown and required", () => {
    const own = { ...rule('mobileNum', false, false), minLength: 7 };
    const [number] = registerFields({ ...begun({ registrationSms: true }), rules: [rule('email'), own] }, false);
    expect(number).toEqual({ ...own, enabled: true, required: true });
    const [unruled] = registerFields({ ...begun({ registrationSms: true }), rules: [rule('email')] }, false);
    expect(unruled).toMatchObject({ key: 'mobileNum', enabled: true, required: true });
  });

  it('follows the rules that are on, with the terms at the end', () => {
    expect(keysOf()).toEqual(['username', 'password', 'email', 'captcha', 'terms']);
  });

  it('is the number in the place of a username, required, by mobile', () => {
    const fields = registerFields(begun({ mobileRegistration: true }), false);
    expect(fields.map(({ key }) => key)).toEqual(['password', 'mobileNum', 'email', 'captcha', 'terms']);
    expect(fields.find(({ key }) => key === 'mobileNum')).toMatchObject({ enabled: true, required: true });
  });

  it('is no password by mobile where one is given (D8), and then no repetition of it [REQ-066]', () => {
    const mobile = { mobileRegistration: true, mobileRegistrationPassword: false };
    expect(keysOf(mobile)).not.toContain('password');
    expect(registerConfirmations(registerFields(begun(mobile), false))).toEqual({});
    expect(registerConfirmations(registerFields(begun(), false))).toEqual({ confirmPassword: 'password' });
    expect(keysOf({ mobileRegistrationPassword: false })).toContain('password');
  });

  it('is no captcha once its alternative is solved (D45)', () => {
    expect(keysOf({}, true)).toEqual(['username', 'password', 'email', 'terms']);
  });
});

describe('what is sent', () => {
  const about = {
    login: true,
    registerMethod: 'WEB',
    registerUrl: 'https://a.example/register',
    domain: 'a.example',
    referralCode: 'FRIEND',
    terms: { accepted: true, version: '1' },
  };

  it('is each value of the form under its own name, and none without a rule', () => {
    const known =
      'username password confirmPassword payeeName email qqNum line whatsapp facebook wechat idNumber paymentPassword';
    const names = `${known} affiliateCode recommenderId captcha`.split(' ');
    const values = Object.fromEntries(names.map((name) => [name, `its ${name}`]));
    const { form } = registrationFor({ ...begun(), values: { ...values, role: 'agent' } });
    expect(form).toEqual({ ...values, ...about });
  });

  it('is the token of an external service and the pass of a bot check, if any, and no referral code without one', () => {
    const place = { registerUrl: 'https://a.example/register', domain: 'a.example' };
    const { form } = registrationFor({ ...begun(), idToken: 'i1', pass: 'p1', place });
    const { referralCode: _, ...rest } = about;
    expect(form).toStrictEqual({
      ...rest,
      firebaseChannel: 'phone',
      firebaseIdToken: 'i1',
      botCheck: { pass: 'p1' },
    });
  });

  it('is what was filled in, and where the form stood; nothing that was left empty, no tick [REQ-135] [REQ-136]', () => {
    const values = { username: 'chloe88', password: 'p', confirmPassword: 'p', email: '', terms: 'on' };
    expect(registrationFor({ ...begun(), values })).toEqual({
      method: 'username',
      form: { username: 'chloe88', password: 'p', confirmPassword: 'p', ...about },
    });
  });

  it('is the number that was proven with its code, whatever the details say of one', () => {
    const proof = { mobileNum: '139', countryDialingCode: '86', verificationCode: '123456' };
    const { form } = registrationFor({ ...begun(), proof, values: { mobileNum: '1', countryDialingCode: '1' } });
    expect(form).toEqual({ ...proof, ...about });
  });

  it('is the number of the details with its country', () => {
    const values = { mobileNum: '13900139000', countryDialingCode: '86' };
    expect(registrationFor({ ...begun(), values }).form).toEqual({ ...values, ...about });
    expect(registrationFor({ ...begun(), values: { mobileNum: '', countryDialingCode: '86' } }).form).toEqual(about);
  });
});

it('asks for a captcha where the rules have one that is on', () => {
  expect([asksCaptcha(rules), asksCaptcha([rule('captcha', false)]), asksCaptcha([rule('email')])]).toEqual([
    true,
    false,
    false,
  ]);
});

it('leads home with a session, and to the log-in without one', () => {
  expect([afterRegistration({ loggedIn: true }), afterRegistration({ loggedIn: false })]).toEqual([
    { route: 'home' },
    { route: 'login' },
  ]);
});

it.each([
  ['usernameTaken', 'username'],
  ['mobileTaken', 'mobileNum'],
  ['countryNotServed', 'mobileNum'],
  ['invalidPhoneNumber', 'mobileNum'],
  ['missingPhoneNumber', 'mobileNum'],
  ['invalidVerificationCode', 'verificationCode'],
  ['missingVerificationCode', 'verificationCode'],
  ['wrongCode', 'verificationCode'],
  ['codeExpired', 'verificationCode'],
  ['captchaWrong', 'captcha'],
  ['captchaRequired', 'captcha'],
  ['confirmationDiffers', 'confirmPassword'],
  ['invalidInvitation', 'affiliateCode'],
] as const)('%s is told at %s', (code, field) => {
  expect(refusedRegisterField({ code })).toBe(field);
  const isOfNumber = field === 'mobileNum' || field === 'verificationCode';
  const { flags } = begun({ registrationSms: true });
  expect(stepOfRefusal({ flags, step: 'details', refusal: { code } })).toBe(isOfNumber ? 'number' : 'details');
  expect(stepOfRefusal({ flags, step: 'number', refusal: undefined })).toBe('number');
});

const named = (field: string) =>
  ({ code: 'fieldRule', error: { kind: 'business', code: 'fieldRule', value: { field }, message: '' } }) as const;

it('tells a refusal at its field, and a number’s at the step where it was entered', () => {
  expect(refusedRegisterField({ code: 'usernameTaken' })).toBe('username');
  expect(refusedRegisterField(named('email'))).toBe('email');
  expect(refusedRegisterField(named('countryDialingCode'))).toBe('mobileNum');
  expect(refusedRegisterField({ code: 'tooManyAccounts' })).toBeUndefined();
  expect(refusedRegisterField({ ...named('email'), code: 'usernameTaken' } as never)).toBe('username');
  expect(refusedRegisterField({ code: 'fieldRule' })).toBeUndefined();
  expect(refusedRegisterField({ code: 'fieldRule', error: { kind: 'network' } })).toBeUndefined();
  expect(refusedRegisterField(named(7 as never))).toBeUndefined();
  expect(refusedRegisterField({ code: 'toString' as never })).toBeUndefined();
  expect([stepOf('codeExpired', true), stepOf('usernameTaken', true)]).toEqual(['number', 'details']);
  expect(stepOf('codeExpired', false)).toBe('details');
});
