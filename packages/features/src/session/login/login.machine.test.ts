import { noFlags } from '@baize/domain/flags';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { eventually } from '../../testing/eventually.ts';
import { loginMachine } from './login.machine.ts';
import { credentials, playLogin, success, wrongCredentials } from './testing/playLogin.ts';

describe('login', () => {
  it('stores the token, then loads the member, then goes home [REQ-106]', async () => {
    const { submit, log } = playLogin();
    const { output } = await submit();
    expect(log).toEqual(['logIn', 'storeToken t1', 'loadMember', 'clearPasswordChangeMark']);
    expect(output).toEqual({ route: 'home' });
  });

  it('runs the first-login action right after the token is stored, on a first login alone [REQ-106]', async () => {
    const { submit, log } = playLogin({ answers: [{ ...success, firstTimeLogin: true }] });
    await submit();
    expect(log.slice(1, 3)).toEqual(['storeToken t1', 'runFirstLogin']);
  });

  it('sends account, password and type, and no captcha that was not asked for [REQ-111]', async () => {
    const { submit, requests } = playLogin();
    await submit();
    expect(requests).toEqual([{ type: 'username', username: 'player', password: 'Player2026', captcha: undefined }]);
  });

  it('asks whether a robot logs in, and then sends the same with its pass [REQ-111]', async () => {
    const { actor, submit, until, requests } = playLogin({ answers: [{ kind: 'suspected' }, success] });
    expect((await submit({ ...credentials, captcha: 'TEST' })).value).toBe('checkingBot');
    actor.send({ type: 'botChecked', pass: 'p1' });
    await until('loggedIn');
    const [first, second] = requests;
    expect(second).toEqual({ ...first, botCheck: { pass: 'p1' } });
    expect(first).toMatchObject({ ...credentials, captcha: 'TEST' });
  });

  it('returns to its form, with the bot check as its refusal, when the check is cancelled', async () => {
    const { actor, submit, requests } = playLogin({ answers: [{ kind: 'suspected' }] });
    await submit();
    actor.send({ type: 'botCheckCancelled' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.refusal, requests.length]).toEqual(['entering', { code: 'botCheckRequired' }, 1]);
  });

  it('shows the change-password modal instead of going on, for a default password [REQ-107] [REQ-108]', async () => {
    const { submit, log, changing } = playLogin({ answers: [{ ...success, passwordDefault: true }] });
    expect((await submit()).value).toBe('admitting');
    expect(changing()?.getSnapshot().value).toBe('entering');
    expect(log).toEqual(['logIn', 'storeToken t1, which owes a password']);
  });

  it('admits who logs in by passkey without a new password, and keeps the captcha after one that fails', async () => {
    const due = { ...success, passwordDefault: true };
    const { actor, until, log, requests } = playLogin({ passkey: due });
    actor.send({ type: 'passkeyChosen', logIn: () => Promise.resolve(due) });
    await until('loggedIn');
    expect(log).toEqual(['storeToken t1', 'loadMember', 'clearPasswordChangeMark']);
    expect(requests).toEqual([]);
    const cancelled = { kind: 'refused', refusal: { code: 'passkeyCancelled' } } as const;
    const other = playLogin({ answers: [{ ...wrongCredentials, captcha: true }], passkey: cancelled });
    await other.submit();
    other.actor.send({ type: 'passkeyChosen', logIn: () => Promise.resolve(cancelled) });
    await other.until('entering');
    const { context } = other.actor.getSnapshot();
    expect([context.refusal, context.captchaWanted]).toEqual([{ code: 'passkeyCancelled' }, true]);
  });

  it.each([
    [true, 'admitting'],
    [false, 'loggedIn'],
  ])('an expired password with the forced-expiry flag %s leads to %s [REQ-107]', async (flag, state) => {
    const { submit, changing } = playLogin({
      flags: { forceExpiredPasswordChange: flag },
      answers: [{ ...success, passwordExpired: true }],
    });
    expect((await submit()).value).toBe(state);
    expect(changing() !== undefined).toBe(flag);
  });

  it('never asks for another password after a login by SMS [REQ-107] [REQ-108]', async () => {
    const { actor, submit, requests } = playLogin({
      flags: { smsLogin: true, forceExpiredPasswordChange: true },
      answers: [{ ...success, passwordDefault: true, passwordExpired: true }],
    });
    actor.send({ type: 'usernameEntered', username: '13800000000' });
    const { value } = await submit({ username: '13800000000', verificationCode: '123456' });
    expect([value, requests[0]?.type]).toEqual(['loggedIn', 'sms']);
  });

  it('loads the member and goes home after the password was changed, with the old one known from login [REQ-148] [REQ-150]', async () => {
    const { actor, submit, log, until, changing } = playLogin({ answers: [{ ...success, passwordDefault: true }] });
    await submit();
    changing()?.send({ type: 'submitted', newPassword: 'Fresh2026', confirmNewPassword: 'Fresh2026' });
    await until('loggedIn');
    expect(log.slice(2)).toEqual(['changePassword Player2026 Fresh2026', 'loadMember', 'clearPasswordChangeMark']);
    expect(actor.getSnapshot().output).toEqual({ route: 'home' });
  });

  it('ends the session when the player gives up changing the password [REQ-107]', async () => {
    const { submit, log, until, changing } = playLogin({ answers: [{ ...success, passwordDefault: true }] });
    await submit();
    changing()?.send({ type: 'cancelled' });
    expect((await until('entering')).context.refusal).toBeUndefined();
    expect(log.slice(2)).toEqual(['endSession']);
  });

  it('goes from the agent page to the agent home [REQ-109]', async () => {
    const { submit, requests } = playLogin({ entry: 'agent', member: { kind: 'loaded', role: 'agent' } });
    const { output } = await submit();
    expect([output, requests[0]?.entry]).toEqual([{ route: 'agentHome' }, 'agent']);
  });

  it('refuses on the agent page who is no agent [REQ-112]', async () => {
    const { submit, log } = playLogin({ entry: 'agent' });
    const { value, context } = await submit();
    expect([value, context.refusal, log.at(-1)]).toEqual(['entering', { code: 'nonAgent' }, 'endSession']);
  });

  it('tells a refusal of the gateway and lets the player try again [REQ-100] [REQ-112]', async () => {
    const { submit } = playLogin({
      answers: [wrongCredentials, { kind: 'refused', refusal: { code: 'nonMember' } }, success],
    });
    expect((await submit()).context.refusal).toEqual({ code: 'wrongCredentials' });
    expect((await submit()).context.refusal).toEqual({ code: 'nonMember' });
    expect((await submit()).value).toBe('loggedIn');
  });

  it('shows a captcha only after a refusal that includes one, and another after each [REQ-101]', async () => {
    const { submit, log, actor, requests } = playLogin({
      answers: [wrongCredentials, { ...wrongCredentials, captcha: true }, wrongCredentials, success],
    });
    const captcha = () => actor.getSnapshot().children.captcha?.getSnapshot().value;
    await submit();
    expect([captcha(), log.includes('fetchImage')]).toEqual(['hidden', false]);
    expect((await submit()).context.refusal).toEqual({ code: 'wrongCredentials' });
    expect(captcha()).not.toBe('hidden');
    await submit({ ...credentials, captcha: 'abcd' });
    expect(requests[2]?.captcha).toBe('abcd');
    expect(log.filter((entry) => entry === 'fetchImage')).toHaveLength(2);
  });

  it('asks for a second factor before any token is stored', async () => {
    const { submit, log, until } = playLogin({
      answers: [{ kind: 'challenged', challenge: { id: 'c1', methods: ['authenticator'] } }],
    });
    const { value, children } = await submit();
    expect([value, log]).toEqual(['checkingSecondFactor', ['logIn']]);
    children.secondFactor?.send({ type: 'submitted', answer: '123456' });
    await until('loggedIn');
    expect(log.slice(1, 3)).toEqual(['storeToken t1', 'loadMember']);
  });

  it('starts over when the second factor is given up', async () => {
    const { submit, until } = playLogin({
      answers: [{ kind: 'challenged', challenge: { id: 'c1', methods: ['sms', 'email'] } }],
    });
    const { children } = await submit();
    children.secondFactor?.send({ type: 'cancelled' });
    expect((await until('entering')).context.refusal).toBeUndefined();
  });

  it('accepts no attempt while the gateway wants none, and then again [REQ-111]', async () => {
    const error = { kind: 'rateLimited', retryAfter: 30 } as const;
    const limited = { kind: 'refused', refusal: { code: 'rateLimited', error } } as const;
    const { submit, actor, clock, requests } = playLogin({ answers: [limited, success] });
    expect((await submit()).value).toBe('waiting');
    actor.send({ type: 'submitted', ...credentials });
    clock.increment(29_999);
    expect([actor.getSnapshot().value, requests.length]).toEqual(['waiting', 1]);
    clock.increment(1);
    expect(actor.getSnapshot()).toMatchObject({ value: 'entering', context: { refusal: undefined } });
    expect((await submit()).value).toBe('loggedIn');
  });

  it('heeds what the merchant has switched on while the gateway wants no attempt', async () => {
    const error = { kind: 'rateLimited', retryAfter: 30 } as const;
    const { submit, actor, clock } = playLogin({
      answers: [{ kind: 'refused', refusal: { code: 'rateLimited', error } }],
    });
    await submit();
    actor.send({ type: 'flagsChanged', flags: { ...noFlags, freePlay: true } });
    clock.increment(30_000);
    expect(actor.getSnapshot().value).toBe('entering');
    actor.send({ type: 'freePlayChosen' });
    expect(actor.getSnapshot().value).toBe('startingFreePlay');
  });

  it('tells until when an account is locked, and leaves the form open [REQ-111]', async () => {
    const locked = { code: 'locked', error: { kind: 'locked', until: '2026-01-01T00:00:00Z' } } as const;
    const { submit } = playLogin({ answers: [{ kind: 'refused', refusal: locked }] });
    const { value, context } = await submit();
    expect([value, context.refusal]).toEqual(['entering', locked]);
  });

  it('ends the session again when the member cannot be loaded', async () => {
    const error = { kind: 'network' } as const;
    const { submit, log } = playLogin({ member: { kind: 'refused', refusal: { code: 'network', error } } });
    const { value, context } = await submit();
    expect([value, context.refusal, log.at(-1)]).toEqual(['entering', { code: 'network', error }, 'endSession']);
  });

  it('decides between password and SMS code when the username is left [REQ-097]', () => {
    const { actor } = playLogin({ flags: { smsLogin: true } });
    actor.send({ type: 'usernameEntered', username: ' 13800000000 ' });
    expect(actor.getSnapshot().context.method).toBe('sms');
    actor.send({ type: 'usernameEntered', username: 'player' });
    expect(actor.getSnapshot().context.method).toBe('username');
  });

  it('follows a flag that changes while the form is open, without leaving it [REQ-069]', () => {
    const { actor } = playLogin();
    actor.send({ type: 'flagsChanged', flags: { ...noFlags, smsLogin: true } });
    actor.send({ type: 'usernameEntered', username: '13800000000' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.method]).toEqual(['entering', 'sms']);
  });

  it('asks for the SMS code, too, when the flag comes after the username, and for the password when it goes [REQ-097]', () => {
    const { actor } = playLogin();
    const method = () => actor.getSnapshot().context.method;
    actor.send({ type: 'usernameEntered', username: ' 13800000000 ' });
    expect(method()).toBe('username');
    actor.send({ type: 'flagsChanged', flags: { ...noFlags, smsLogin: true } });
    expect(method()).toBe('sms');
    actor.send({ type: 'flagsChanged', flags: noFlags });
    expect(method()).toBe('username');
  });

  it('asks otherwise, and sends nothing, when the form shows the field of another username [REQ-097]', async () => {
    const { actor, requests } = playLogin({ flags: { smsLogin: true } });
    actor.send({ type: 'submitted', username: '13800000000', password: 'Player2026' });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.method, requests]).toEqual(['entering', 'sms', []]);
  });

  it('takes the code of an authenticator app once that is chosen, whatever the username, and the password again [REQ-113]', async () => {
    const { actor, requests } = playLogin({ flags: { authenticatorLogin: true, smsLogin: true } });
    const method = () => actor.getSnapshot().context.method;
    actor.send({ type: 'methodChosen', method: 'authenticator' });
    actor.send({ type: 'usernameEntered', username: '13800000000' });
    expect(method()).toBe('authenticator');
    actor.send({ type: 'methodChosen', method: 'username' });
    expect(method()).toBe('sms');
    actor.send({ type: 'methodChosen', method: 'authenticator' });
    actor.send({ type: 'submitted', username: 'player', verificationCode: '123456' });
    await eventually(() => expect(requests).toHaveLength(1));
    expect(requests).toEqual([
      { type: 'authenticator', username: 'player', verificationCode: '123456', captcha: undefined },
    ]);
  });

  it('takes no code of an app where the merchant does not offer it', () => {
    const { actor } = playLogin();
    actor.send({ type: 'methodChosen', method: 'authenticator' });
    expect(actor.getSnapshot().context.method).toBe('username');
  });

  it('says from the header that the password is incorrect, for any error, until that is read', () => {
    const [page, header] = (['page', 'header'] as const).map((entry) => playLogin({ entry }).actor);
    for (const actor of [page, header]) actor?.send({ type: 'invalidSubmitted' });
    const refusals = () => [page, header].map((actor) => actor?.getSnapshot().context.refusal);
    expect(refusals()).toEqual([undefined, { code: 'passwordIncorrect' }]);
    header?.send({ type: 'refusalRead' });
    expect(refusals()).toEqual([undefined, undefined]);
  });

  it('tells that logging in broke, and lets the player try again', async () => {
    const { submit } = playLogin({ answers: [new Error('no crypto'), success] });
    const { value, context } = await submit();
    expect([value, context.refusal]).toEqual(['entering', { code: 'broken' }]);
    expect((await submit()).value).toBe('loggedIn');
  });

  it.each(['captcha', 'smsCode'] as const)('tells that what runs beside it broke, and goes on: %s', async (beside) => {
    const breaking = fromPromise(() => Promise.reject(new Error('no chunk')));
    const chart = loginMachine.provide({ actors: { [beside]: breaking } });
    const input = { entry: 'page', flags: noFlags, rules: [], now: () => 0 } as const;
    const actor = createActor(chart, { input }).start();
    const { value, context } = await waitFor(actor, (snapshot) => snapshot.context.refusal !== undefined);
    expect([value, context.refusal]).toEqual(['entering', { code: 'broken' }]);
  });

  it('tells that storing the token broke, and loads no member', async () => {
    const { submit, log } = playLogin({ stored: new Error('no storage') });
    const { value, context } = await submit();
    expect([value, context.refusal, log.at(-1)]).toEqual(['entering', { code: 'broken' }, 'endSession']);
    expect(log).not.toContain('loadMember');
  });

  it('tells that loading the member broke, and ends the session again', async () => {
    const { submit, log } = playLogin({ member: new Error('no chunk') });
    const { value, context } = await submit();
    expect([value, context.refusal, log.at(-1)]).toEqual(['entering', { code: 'broken' }, 'endSession']);
  });
});

describe('free play', () => {
  it('loads a demo session, then the member, clears the password-change marker and goes home [REQ-115]', async () => {
    const { actor, log, until } = playLogin({ flags: { freePlay: true }, member: { kind: 'loaded', role: 'trial' } });
    actor.send({ type: 'freePlayChosen' });
    await until('loggedIn');
    expect(log).toEqual(['storeToken t1', 'loadMember', 'clearPasswordChangeMark']);
    expect(actor.getSnapshot().output).toEqual({ route: 'home' });
  });

  it('is there only with its flag, and never on the agent page [REQ-067]', () => {
    for (const scene of [{}, { flags: { freePlay: true }, entry: 'agent' }] as const) {
      const { actor } = playLogin(scene);
      actor.send({ type: 'freePlayChosen' });
      expect(actor.getSnapshot().value).toBe('entering');
    }
  });

  it('tells why it was refused [REQ-115]', async () => {
    const { actor, until } = playLogin({
      flags: { freePlay: true },
      freePlay: { kind: 'refused', refusal: { code: 'switchedOff' } },
    });
    actor.send({ type: 'freePlayChosen' });
    await until('startingFreePlay');
    expect((await until('entering')).context.refusal).toEqual({ code: 'switchedOff' });
  });

  it('tells that it broke, and can be chosen again [REQ-115]', async () => {
    const { actor, until } = playLogin({ flags: { freePlay: true }, freePlay: new Error('no crypto') });
    actor.send({ type: 'freePlayChosen' });
    await until('startingFreePlay');
    expect((await until('entering')).context.refusal).toEqual({ code: 'broken' });
    actor.send({ type: 'freePlayChosen' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'startingFreePlay', context: { refusal: undefined } });
  });
});
