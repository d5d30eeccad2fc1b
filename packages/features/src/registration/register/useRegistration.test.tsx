// @vitest-environment jsdom
import { requiredRule } from '@baize/domain/field-rules';
import { noFlags } from '@baize/domain/flags';
import type { Flags } from '@baize/domain/flags';
import { examples, failed, refused } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sessionAtom } from '../../app/index.ts';
import { eventually } from '../../testing/eventually.ts';
import { renderFeature } from '../../testing/renderFeature.tsx';
import type { RegisterOutput } from './register.types.ts';
import { useSmsCode } from '../../verification/index.ts';
import type { PhoneAuth } from '../../verification/index.ts';
import { useRegistration } from './useRegistration.ts';

const session = { token: 't1', firstTimeLogin: true, passwordExpired: false };
const member = { id: '1', account: 'chloe88', nickname: 'C', type: 0 };
const captchaRule = requiredRule('captcha');
const proof = { mobileNum: '13900139000', countryDialingCode: '86', verificationCode: '123456' };
const values = { username: 'chloe88', password: 'Chloe2026', confirmPassword: 'Chloe2026', terms: 'on' };
const eitherCaptcha: Stubs['getCaptcha'] = ({ query }) =>
  query.kind === 'proof' ? { challenge: 'c', difficulty: 1 } : 'cG5n';
const usual = { ...noFlags, usernameRegistration: true, mobileRegistrationPassword: true };

const start = (own: Partial<Flags>, stubs: Stubs, rules = [captchaRule], phoneAuth?: PhoneAuth) => {
  const onDone = vi.fn<(output: RegisterOutput) => void>();
  let flags: Flags = { ...usual, ...own };
  const place = { registerUrl: 'https://a.example/register', domain: 'a.example' };
  const useShown = () => {
    const registration = useRegistration({ flags, rules, place, phoneAuth, onDone });
    return { ...registration, smsCode: useSmsCode(registration.smsCode, 'registration') };
  };
  const view = renderFeature(useShown, {
    getMemberInfo: member,
    getCaptcha: 'cG5n',
    sendRegistrationSms: { expiredMinutes: 1 },
    checkRegistrationCode: null,
    checkAffiliate: null,
    register: { session },
    registerByMobile: { session },
    ...stubs,
  });
  const switchFlags = (others: Partial<Flags>) => {
    flags = { ...usual, ...others };
    view.rerender();
  };
  const asked = () => view.gateway.asked.map(({ id }) => id);
  return { onDone, switchFlags, asked, ...view };
};

it('opens an account, begins its session as a log-in does, and leads home [REQ-137]', async () => {
  const { result, store, onDone, gateway } = start({}, {});
  await eventually(() => expect(result.current.captcha.state).toBe('shown'));
  act(() => result.current.submitDetails({ ...values, captcha: 'abcd' }));
  await eventually(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ route: 'home' }));
  expect(store.get(sessionAtom)).toMatchObject({ state: 'loggedIn', token: 't1', member, firstTimeLogin: true });
  expect(gateway.asked.find(({ id }) => id === 'register')).toMatchObject({ body: { captcha: 'abcd', login: true } });
});

it('leads to the log-in where no session came with the account', async () => {
  const { result, onDone } = start({}, { register: {} }, []);
  act(() => result.current.submitDetails(values));
  await eventually(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ route: 'login' }));
});

it('asks for the details after the number was proven alone, and gives the number with them [REQ-120]', async () => {
  const answers = [refused('wrongCode'), null];
  const checkRegistrationCode: Stubs['checkRegistrationCode'] = () => answers.shift() ?? null;
  const { result, gateway, onDone } = start(
    { registrationSms: true, mobileRegistration: true },
    { checkRegistrationCode },
    [],
  );
  expect(result.current).toMatchObject({ step: 'number', method: 'mobile', methods: ['mobile'] });
  act(() => result.current.submitNumber({ ...proof, verificationCode: '000000' }));
  await eventually(() => expect(result.current.refusal?.code).toBe('wrongCode'));
  expect(result.current).toMatchObject({ step: 'number', state: 'entering' });
  act(() => result.current.submitNumber(proof));
  await eventually(() => expect(result.current).toMatchObject({ step: 'details', state: 'entering' }));
  act(() => result.current.goBack());
  expect(result.current).toMatchObject({ step: 'number', proof });
  act(() => result.current.submitNumber(proof));
  await eventually(() => expect(result.current.step).toBe('details'));
  act(() => result.current.submitDetails(values));
  await eventually(() => expect(onDone).toHaveBeenCalledOnce());
  expect(gateway.asked.find(({ id }) => id === 'registerByMobile')).toMatchObject({ body: proof });
});

it('goes back to the number whose code has expired meanwhile', async () => {
  const stubs: Stubs = { register: refused('codeExpired', { field: 'verificationCode' }) };
  const { result } = start({ registrationSms: true }, stubs, []);
  act(() => result.current.submitNumber(proof));
  await eventually(() => expect(result.current.step).toBe('details'));
  act(() => result.current.submitDetails(values));
  await eventually(() => expect(result.current).toMatchObject({ step: 'number', refusal: { code: 'codeExpired' } }));
});

it('checks an invitation before it registers, and registers nobody on a false one', async () => {
  const { result, asked } = start({}, { checkAffiliate: refused('invalidInvitation') }, []);
  act(() => result.current.submitDetails({ ...values, affiliateCode: 'NOBODY1' }));
  await eventually(() => expect(result.current.refusal?.code).toBe('invalidInvitation'));
  expect(asked()).toEqual(['checkAffiliate']);
});

it('asks for another captcha after an attempt, and for none after a form that was not sent', async () => {
  const { result, asked } = start({}, { register: refused('usernameTaken', { field: 'username' }) });
  const pictures = () => asked().filter((id) => id === 'getCaptcha').length;
  await eventually(() => expect(result.current.captcha.state).toBe('shown'));
  const before = pictures();
  act(() => result.current.submitDetails(values));
  await eventually(() => expect(result.current.refusal?.code).toBe('usernameTaken'));
  await eventually(() => expect(pictures()).toBe(before + 1));
});

it('keeps its captcha after a form that was not sent', async () => {
  const { result, asked } = start({}, { checkAffiliate: refused('invalidInvitation') });
  await eventually(() => expect(result.current.captcha.state).toBe('shown'));
  const before = asked();
  act(() => result.current.submitDetails({ ...values, affiliateCode: 'NOBODY1' }));
  expect(result.current.state).toBe('busy');
  await eventually(() => expect(result.current.refusal?.code).toBe('invalidInvitation'));
  expect(asked()).toEqual([...before, 'checkAffiliate']);
  act(() => result.current.readRefusal());
  expect(result.current.refusal).toBeUndefined();
});

it('shows no captcha field once its alternative is solved, and sends the result', async () => {
  const { result, gateway, onDone } = start({}, { getCaptcha: eitherCaptcha });
  const keys = () => result.current.fields.map(({ key }) => key);
  await eventually(() => expect(result.current.captcha.state).toBe('shown'));
  expect(keys()).toContain('captcha');
  act(() => result.current.captcha.chooseAlternative());
  await eventually(() => expect(result.current.captcha.state).toBe('proved'));
  expect(keys()).not.toContain('captcha');
  act(() => result.current.submitDetails(values));
  await eventually(() => expect(onDone).toHaveBeenCalledOnce());
  expect(gateway.asked.find(({ id }) => id === 'register')?.body).toMatchObject({
    captcha: result.current.captcha.answer,
  });
});

it('offers both ways, and goes on with the one that is chosen', () => {
  const { result } = start({ mobileRegistration: true }, {}, []);
  expect(result.current.method).toBe('mobile');
  act(() => result.current.chooseMethod('username'));
  expect(result.current.method).toBe('username');
});

it('preloads the encryption of a registration', async () => {
  const getKeys = vi.fn(() => examples.getKeys);
  const { result } = start({}, { getKeys }, []);
  expect(getKeys).not.toHaveBeenCalled();
  act(() => result.current.prepare());
  await eventually(() => expect(getKeys).toHaveBeenCalledOnce());
});

it('runs the first-login action only on a first login', async () => {
  const { result, store, onDone } = start({}, { register: { session: { ...session, firstTimeLogin: false } } }, []);
  act(() => result.current.submitDetails(values));
  await eventually(() => expect(onDone).toHaveBeenCalledOnce());
  expect(store.get(sessionAtom)).toMatchObject({ state: 'loggedIn', firstTimeLogin: false });
});

it('waits while the gateway wants no attempt, with the form as it was', async () => {
  const { result } = start({}, { register: failed(429, 'tooManyRequests', { retryAfter: 30 }) }, []);
  act(() => result.current.submitDetails(values));
  await eventually(() => expect(result.current).toMatchObject({ state: 'waiting', step: 'details' }));
});

it('is closed where neither way is on, opens when one is, and stays open from then on', () => {
  const { result, switchFlags } = start({ usernameRegistration: false }, {}, []);
  expect(result.current.state).toBe('closed');
  switchFlags({});
  expect(result.current).toMatchObject({ state: 'entering', method: 'username' });
  switchFlags({ usernameRegistration: false });
  expect(result.current.state).toBe('entering');
});

it('sends the code of a registration, and counts down', async () => {
  const { result, asked } = start({ registrationSms: true }, {}, []);
  act(() => result.current.smsCode.ask({ mobileNum: '13900139000', countryDialingCode: '86' }));
  await eventually(() => expect(result.current.smsCode.state).toBe('counting'));
  expect(asked()).toEqual(['sendRegistrationSms']);
});

it('goes on after a bot check with the same form and its pass, and back to the form without one', async () => {
  const answers = [refused('botCheckRequired'), refused('botCheckRequired'), { session }];
  const { result, onDone, gateway } = start({}, { register: () => answers.shift() ?? { session } }, []);
  act(() => result.current.submitDetails(values));
  await eventually(() => expect(result.current.botCheck).toBeDefined());
  act(() => result.current.botCheck?.onCancel());
  expect(result.current).toMatchObject({ state: 'entering', refusal: undefined, botCheck: undefined });
  act(() => result.current.submitDetails(values));
  await eventually(() => expect(result.current.botCheck).toBeDefined());
  act(() => result.current.botCheck?.onPassed('p1'));
  await eventually(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ route: 'home' }));
  const sent = gateway.asked.filter(({ id }) => id === 'register').map(({ body }) => body);
  expect(sent).toHaveLength(3);
  expect(sent[2]).toMatchObject({ username: values.username, botCheck: { pass: 'p1' } });
  expect(sent[1]).not.toHaveProperty('botCheck');
});

it('has a service outside the gateway send the code, a minute apart, and prove the number with its token [REQ-104] [REQ-136]', async () => {
  const send = vi.fn<PhoneAuth['send']>(() => Promise.resolve(undefined));
  const prove = vi.fn<PhoneAuth['prove']>();
  prove.mockResolvedValueOnce({ ok: false, code: 'invalidVerificationCode' });
  prove.mockResolvedValue({ ok: true, idToken: 'a-token' });
  const { result, gateway, asked, onDone } = start({ registrationSms: true }, {}, [], { send, prove });
  act(() => result.current.smsCode.ask({ mobileNum: '13900139000', countryDialingCode: '86' }));
  await eventually(() => expect(result.current.smsCode.state).toBe('counting'));
  await eventually(() => expect(result.current.smsCode.secondsLeft).toBe(60));
  expect(send).toHaveBeenLastCalledWith('+8613900139000');
  act(() => result.current.submitNumber({ ...proof, verificationCode: '000000' }));
  await eventually(() => expect(result.current.refusal?.code).toBe('invalidVerificationCode'));
  expect(result.current.step).toBe('number');
  act(() => result.current.submitNumber(proof));
  await eventually(() => expect(result.current.step).toBe('details'));
  expect(prove).toHaveBeenLastCalledWith('123456');
  act(() => result.current.submitDetails(values));
  await eventually(() => expect(onDone).toHaveBeenCalledOnce());
  expect(asked()).not.toContain('sendRegistrationSms');
  expect(asked()).not.toContain('checkRegistrationCode');
  const { mobileNum, countryDialingCode } = proof;
  expect(gateway.asked.find(({ id }) => id === 'register')).toMatchObject({
    body: { mobileNum, countryDialingCode, firebaseChannel: 'phone', firebaseIdToken: 'a-token' },
  });
});

it('tells why a service outside the gateway sent no code, and counts nothing down', async () => {
  const phoneAuth: PhoneAuth = {
    send: () => Promise.resolve('quotaExceeded'),
    prove: () => Promise.resolve({ ok: false, code: 'failed' }),
  };
  const { result } = start({ registrationSms: true }, {}, [], phoneAuth);
  act(() => result.current.smsCode.ask({ mobileNum: '13900139000', countryDialingCode: '86' }));
  await eventually(() => expect(result.current.smsCode.failure?.code).toBe('quotaExceeded'));
  expect(result.current.smsCode).toMatchObject({ state: 'resting', secondsLeft: 0 });
});
