// @vitest-environment jsdom
import type { FieldRule } from '@baize/domain/field-rules';
import { noFlags } from '@baize/domain/flags';
import type { Flags } from '@baize/domain/flags';
import { examples, failed, refused, unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { leftPasswordChangeAtom } from '../leftPassword.atoms.ts';
import { passwordChangeAtom, sessionAtom, sessionEndReasonAtom, timeFormatAtom } from '../../app/index.ts';
import { renderFeature } from '../../testing/renderFeature.tsx';
import type { LoginEntry, LoginOutput, PasskeyLogin } from './login.types.ts';
import { useChangePassword } from './useChangePassword.ts';
import { useLogin } from './useLogin.ts';
import { useSecondFactor, useSmsCode } from '../../verification/index.ts';
import { eventually } from '../../testing/eventually.ts';

type LogIn = Extract<NonNullable<Stubs['logIn']>, (...given: never[]) => unknown>;
type LogInAnswer = Awaited<ReturnType<LogIn>>;

const success = { token: 't1', firstTimeLogin: false, passwordExpired: false };
const wrong = refused('wrongCredentials', { captcha: true });
const player = { id: '1', account: 'player', nickname: 'P', type: 0 };
const eitherCaptcha: Stubs['getCaptcha'] = ({ query }) =>
  query.kind === 'proof' ? { challenge: 'c', difficulty: 1 } : 'cG5n';
const credentials = { username: 'player', password: 'Player2026' };

type Scene = { entry?: LoginEntry; flags?: Flags; os?: string; rules?: readonly FieldRule[] };

const start = (
  logins: LogInAnswer[],
  { entry = 'page', flags = noFlags, rules, ...given }: Scene = {},
  more: Stubs = {},
) => {
  const onDone = vi.fn<(output: LoginOutput) => void>();
  const answers = [...logins];
  const stubs: Stubs = {
    logIn: () => answers.shift() ?? unreachable,
    sendLoginSms: { expiredMinutes: 1 },
    getMemberInfo: player,
    changePassword: null,
    getCaptcha: 'cG5n',
    ...more,
  };
  let now = flags;
  let rulesNow = rules;
  const useShown = () => {
    const login = useLogin({ entry, flags: now, rules: rulesNow, onDone, ...given });
    return { ...login, smsCode: useSmsCode(login.smsCode, 'login') };
  };
  const view = renderFeature(useShown, stubs);
  const switchFlags = (others: Flags) => {
    now = others;
    view.rerender();
  };
  const tellRules = (told: readonly FieldRule[]) => {
    rulesNow = told;
    view.rerender();
  };
  return { onDone, switchFlags, tellRules, ...view };
};

/** View of a child chart by its form's hook; throws if the login has not started that child. */
const shown = <Actor, View>(useView: (actor: Actor) => View, actor: Actor | undefined) => {
  if (actor === undefined) throw new Error('the login asks for no such thing');
  return renderHook(() => useView(actor)).result;
};

describe('useLogin', () => {
  it('logs in, keeps the session, and tells the route once [REQ-106]', async () => {
    const { result, onDone, store } = start([success]);
    act(() => result.current.submit(credentials));
    expect(result.current.state).toBe('busy');
    await eventually(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ route: 'home' }));
    expect(store.get(sessionAtom)).toMatchObject({ state: 'loggedIn', token: 't1', member: player });
    expect(result.current.state).toBe('done');
  });

  it('shows the time as the member saved it on another device', async () => {
    const { result, onDone, store } = start([success], {}, { getMemberInfo: { ...player, timeFormat: 'h12' } });
    act(() => result.current.submit(credentials));
    await eventually(() => expect(store.get(timeFormatAtom)).toBe('h12'));
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('welcomes who logs in for the first time [REQ-106]', async () => {
    const { result, onDone, store } = start([{ ...success, firstTimeLogin: true }]);
    act(() => result.current.submit(credentials));
    await eventually(() => expect(onDone).toHaveBeenCalledOnce());
    expect(store.get(sessionAtom)).toMatchObject({ firstTimeLogin: true });
  });

  it.each([
    [{}, 'Web'],
    [{ os: 'Android' }, 'Android'],
  ])('starts free play with the kind of device: %j [REQ-116]', async (device, os) => {
    const stubs: Stubs = { logInFreePlay: success };
    const { result, onDone, gateway } = start([], { flags: { ...noFlags, freePlay: true }, ...device }, stubs);
    act(() => result.current.startFreePlay());
    await eventually(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ route: 'home' }));
    expect(gateway.asked[0]).toMatchObject({ id: 'logInFreePlay', body: { os } });
  });

  it.each(['page', 'agent'] as const)('logs in by passkey from the %s, busy while the browser asks', async (entry) => {
    const agent = { ...player, type: 1 };
    const { result, store } = start([], { entry }, { getMemberInfo: agent });
    const asked = vi.fn<PasskeyLogin>(() => Promise.resolve({ kind: 'loggedIn', ...success, passwordDefault: true }));
    act(() => result.current.choosePasskey(asked));
    expect(result.current.state).toBe('busy');
    await eventually(() => expect(store.get(sessionAtom)).toMatchObject({ state: 'loggedIn', token: 't1' }));
    expect(asked.mock.calls[0]?.[1]).toBe(entry);
    expect(result.current.changePassword).toBeUndefined();
  });

  it('says why no passkey was used, and can be submitted then', async () => {
    const { result, onDone } = start([success]);
    const cancelled = { kind: 'refused', refusal: { code: 'passkeyCancelled' } } as const;
    act(() => result.current.choosePasskey(() => Promise.resolve(cancelled)));
    await eventually(() => expect(result.current.refusal?.code).toBe('passkeyCancelled'));
    expect(result.current.state).toBe('entering');
    act(() => result.current.submit(credentials));
    await eventually(() => expect(onDone).toHaveBeenCalledOnce());
  });

  it('waits while the gateway wants no attempt', async () => {
    const { result } = start([failed(429, 'tooManyRequests', { retryAfter: 30 })]);
    act(() => result.current.submit(credentials));
    await eventually(() => expect(result.current.state).toBe('waiting'));
  });

  it('tells an error in the header until that is read', () => {
    const { result } = start([], { entry: 'header' });
    act(() => result.current.submitInvalid());
    expect(result.current.refusal).toEqual({ code: 'passwordIncorrect' });
    act(() => result.current.readRefusal());
    expect(result.current.refusal).toBeUndefined();
  });

  it('sends the solved alternative of the captcha, and shows no captcha field then', async () => {
    const { result, gateway } = start([wrong, success], {}, { getCaptcha: eitherCaptcha });
    act(() => result.current.submit(credentials));
    await eventually(() => expect(result.current.captcha.state).toBe('shown'));
    act(() => result.current.captcha.chooseAlternative());
    await eventually(() => expect(result.current.captcha.state).toBe('proved'));
    expect(result.current.rules.map(({ key }) => key)).toEqual(['username', 'password']);
    act(() => result.current.submit({ ...credentials, captcha: 'abcd' }));
    await eventually(() => expect(result.current.state).toBe('done'));
    const { answer } = result.current.captcha;
    expect(gateway.asked.filter(({ id }) => id === 'logIn')[1]).toMatchObject({ body: { captcha: answer } });
  });

  it('follows a flag that is switched while the form is open [REQ-069] [REQ-097]', () => {
    const { result, switchFlags } = start([]);
    act(() => result.current.enterUsername('13800000000'));
    switchFlags({ ...noFlags, smsLogin: true });
    expect(result.current.method).toBe('sms');
  });

  it('preloads the encryption of a login', async () => {
    const getKeys = vi.fn(() => examples.getKeys);
    const { result } = start([], {}, { getKeys });
    expect(getKeys).not.toHaveBeenCalled();
    act(() => result.current.prepare());
    await eventually(() => expect(getKeys).toHaveBeenCalledOnce());
  });

  it('shows the refusal and the captcha, then sends what was read from it [REQ-100] [REQ-101]', async () => {
    const { result, gateway } = start([wrong, success]);
    act(() => result.current.submit(credentials));
    await eventually(() =>
      expect(result.current.captcha).toMatchObject({ state: 'shown', image: 'data:image/png;base64,cG5n' }),
    );
    expect(result.current).toMatchObject({ state: 'entering', refusal: { code: 'wrongCredentials' } });
    expect(result.current.rules.map(({ key }) => key)).toContain('captcha');
    act(() => result.current.submit({ ...credentials, captcha: 'abcd' }));
    await eventually(() => expect(result.current.state).toBe('done'));
    expect(gateway.asked.filter(({ id }) => id === 'logIn')[1]).toMatchObject({ body: { captcha: 'abcd' } });
  });

  it('asks for another password, remembers that it is owed, and goes on when it is changed [REQ-107] [REQ-150]', async () => {
    const { result, onDone, store } = start([{ ...success, passwordDefault: true }]);
    act(() => result.current.submit(credentials));
    await eventually(() => expect(result.current.state).toBe('changingPassword'));
    const change = shown(useChangePassword, result.current.changePassword);
    expect(change.current).toMatchObject({ asksOldPassword: false, changing: false });
    expect([store.get(passwordChangeAtom), onDone.mock.calls.length]).toEqual([true, 0]);
    act(() => change.current.submit({ newPassword: 'Fresh2026', confirmNewPassword: 'Fresh2026' }));
    await eventually(() => expect(onDone).toHaveBeenCalledOnce());
    expect(store.get(passwordChangeAtom)).toBe(false);
  });

  it('leaves an owed password change to others when its form goes, and not before [REQ-107]', async () => {
    const { result, store, unmount } = start([{ ...success, passwordDefault: true }]);
    act(() => result.current.submit(credentials));
    await eventually(() => expect(result.current.state).toBe('changingPassword'));
    expect(store.get(leftPasswordChangeAtom)).toBe(false);
    unmount();
    expect([store.get(leftPasswordChangeAtom), store.get(sessionAtom).state]).toEqual([true, 'loggedIn']);
  });

  it('leaves nobody logged in when the player gives up changing the password [REQ-107]', async () => {
    const { result, store } = start([{ ...success, passwordDefault: true }]);
    act(() => result.current.submit(credentials));
    await eventually(() => expect(result.current.state).toBe('changingPassword'));
    const change = shown(useChangePassword, result.current.changePassword);
    act(() => change.current.cancel());
    expect([result.current.state, store.get(sessionAtom).state]).toEqual(['entering', 'anonymous']);
    expect(store.get(sessionEndReasonAtom)).toBe('loggedOut');
  });

  it("holds the new password against the merchant's rule for one [REQ-149]", async () => {
    const rule = { enabled: true, required: true, minLength: 8, maxLength: 12, patternId: 14, type: 'password' };
    const rules = ['username', 'password'].map((key, place) => ({ ...rule, key, minLength: 8 + place }));
    const { result, tellRules } = start([{ ...success, passwordDefault: true }]);
    tellRules(rules);
    act(() => result.current.submit(credentials));
    await eventually(() => expect(result.current.state).toBe('changingPassword'));
    const change = shown(useChangePassword, result.current.changePassword);
    expect(change.current.rules).toMatchObject([{ key: 'newPassword', minLength: 9 }]);
  });

  it('tells why the second factor was refused, and starts over', async () => {
    const stubs: Stubs = { answerLoginChallenge: refused('challengeExpired') };
    const { result } = start([{ challenge: { id: 'c1', methods: ['sms'] } }], {}, stubs);
    act(() => result.current.submit(credentials));
    await eventually(() => expect(result.current.state).toBe('secondFactor'));
    const check = shown(useSecondFactor, result.current.secondFactor);
    act(() => check.current.submit('123456'));
    await eventually(() =>
      expect(result.current).toMatchObject({ state: 'entering', refusal: { code: 'challengeExpired' } }),
    );
  });

  it('asks for the second factor it is told of', async () => {
    const { result } = start([{ challenge: { id: 'c1', methods: ['sms', 'authenticator'] } }]);
    act(() => result.current.submit(credentials));
    await eventually(() => expect(result.current.state).toBe('secondFactor'));
    const check = shown(useSecondFactor, result.current.secondFactor);
    expect(check.current).toMatchObject({ methods: ['sms', 'authenticator'], method: undefined });
    act(() => check.current.choose('sms'));
    expect(check.current).toMatchObject({ method: 'sms', checking: false });
  });

  it('counts down the seconds of an SMS code [REQ-103]', async () => {
    const { result, gateway } = start([], { flags: { ...noFlags, smsLogin: true } });
    act(() => result.current.enterUsername('13800000000'));
    expect(result.current.method).toBe('sms');
    const request = { mobileNum: '13800000000', countryDialingCode: '86' };
    expect(result.current.codeRequest('13800000000')).toEqual(request);
    act(() => result.current.smsCode.ask(request));
    await eventually(() => expect(result.current.smsCode).toMatchObject({ state: 'counting', secondsLeft: 60 }));
    expect(gateway.asked).toMatchObject([{ body: { mobileNum: '13800000000', countryDialingCode: '86' } }]);
  });

  it('sends no code to what is no mobile number, but asks for a password again [REQ-097] [REQ-103]', async () => {
    const { result } = start([], { flags: { ...noFlags, smsLogin: true } });
    act(() => result.current.enterUsername('13800000000'));
    act(() => expect(result.current.codeRequest('player')).toBeUndefined());
    expect(result.current.method).toBe('username');
    expect(result.current.rules.map(({ key }) => key)).toEqual(['username', 'password']);
  });

  it('takes the code of an authenticator app in the place of the password, and leads back from it [REQ-113]', () => {
    const { result } = start([], { flags: { ...noFlags, authenticatorLogin: true } });
    act(() => result.current.chooseMethod('authenticator'));
    expect(result.current.method).toBe('authenticator');
    expect(result.current.rules.map(({ key }) => key)).toEqual(['username', 'verificationCode']);
    act(() => result.current.chooseMethod('username'));
    expect(result.current.method).toBe('username');
  });

  it('refuses on the agent page who is no agent, and keeps no session [REQ-112]', async () => {
    const { result, store } = start([success], { entry: 'agent' });
    act(() => result.current.submit(credentials));
    await eventually(() => expect(result.current.refusal).toEqual({ code: 'nonAgent' }));
    expect(store.get(sessionAtom).state).toBe('anonymous');
  });
});
