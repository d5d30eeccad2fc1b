// @vitest-environment jsdom
import { noFlags } from '@baize/domain/flags';
import type { Flags } from '@baize/domain/flags';
import { failed, refused, unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { recoveryLinkAtom, useFeatures } from '../app/index.ts';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useSmsCode } from '../verification/index.ts';
import type { RecoveryMethod } from './recovery.types.ts';
import { useRecovery } from './useRecovery.ts';
import type { Recovery } from './useRecovery.ts';

const both: Flags = { ...noFlags, mobileRecovery: true, emailRecovery: true };
const mobile = { mobileNum: '13800138000', countryDialingCode: '86' };
const byMobile = { ...mobile, verificationCode: '123456', newPassword: 'New2026new' };
const asker = { username: 'player', email: 'player@example.com' };

const start = (stubs: Stubs = {}, { link, flags = both }: { link?: string; flags?: Flags } = {}) =>
  renderFeature(
    () => {
      const { store } = useFeatures();
      useState(() => store.set(recoveryLinkAtom, link));
      const recovery = useRecovery({ flags, rules: [] });
      return { ...recovery, smsCode: useSmsCode(recovery.smsCode, 'recovery') };
    },
    {
      sendRecoveryEmail: null,
      sendRecoverySms: { expiredMinutes: 1 },
      recoverByMobile: { account: 'player' },
      recoverByLink: { account: 'player' },
      ...stubs,
    },
  );

describe('useRecovery', () => {
  it.each<[Partial<Flags>, string, RecoveryMethod | undefined]>([
    [{ mobileRecovery: true, emailRecovery: true }, 'form', 'mobileNum'],
    [{ emailRecovery: true }, 'form', 'email'],
    [{}, 'none', undefined],
  ])('begins with the first way that is offered: %j [REQ-143]', (flags, step, method) => {
    const { result } = start({}, { flags: { ...noFlags, ...flags } });
    expect([result.current.step, result.current.method]).toEqual([step, method]);
  });

  it('sends a code, sets the password with it, and tells with what to log in [REQ-145] [REQ-147]', async () => {
    const { result, gateway } = start();
    act(() => result.current.smsCode.ask(mobile));
    await eventually(() => expect(result.current.smsCode.state).toBe('counting'));
    act(() => result.current.submitCode(byMobile));
    expect(result.current.busy).toBe(true);
    await eventually(() => expect(result.current.step).toBe('done'));
    expect(result.current.login).toEqual({ username: 'player', password: 'New2026new' });
    expect(gateway.asked).toMatchObject([
      { id: 'sendRecoverySms', body: mobile },
      { id: 'recoverByMobile', body: byMobile },
    ]);
  });

  it('has an e-mail sent, says so once, and stays where it was [REQ-144]', async () => {
    const { result, gateway } = start();
    act(() => result.current.chooseMethod('email'));
    act(() => result.current.askLink(asker));
    await eventually(() => expect(result.current.emailSent).toBe(true));
    expect(gateway.asked).toMatchObject([{ id: 'sendRecoveryEmail', form: asker }]);
    act(() => result.current.readNotice());
    expect([result.current.emailSent, result.current.step, result.current.method]).toEqual([false, 'form', 'email']);
  });

  it('sets a password by the link that led here, which is then forgotten', async () => {
    const { result, gateway, store } = start({}, { link: 'abcdefghijklmnop' });
    expect(result.current.step).toBe('newPassword');
    act(() => result.current.submitPassword('New2026new'));
    await eventually(() => expect(result.current.step).toBe('done'));
    expect(gateway.asked).toMatchObject([{ body: { token: 'abcdefghijklmnop', newPassword: 'New2026new' } }]);
    expect(store.get(recoveryLinkAtom)).toBeUndefined();
  });

  it.each([
    ['was used', refused('linkExpired')],
    ['is no link at all', failed(400, 'invalidRequest')],
  ])('says of a link that %s that another is needed, and leads to the form for it', async (_, answer) => {
    const { result, store } = start({ recoverByLink: answer }, { link: 'abcdefghijklmnop' });
    act(() => result.current.submitPassword('New2026new'));
    await eventually(() => expect(result.current.step).toBe('linkExpired'));
    expect(store.get(recoveryLinkAtom)).toBeUndefined();
    act(() => result.current.askNewLink());
    expect([result.current.step, result.current.method]).toEqual(['form', 'email']);
  });
});

const html = () => new Response('<html>Bad gateway</html>', { status: 502 });
const never = () => new Promise<never>(() => {});

/** Failures that each call may return, with the code of the refusal that follows. */
const failures: [string, () => unknown, string][] = [
  ['offline', () => unreachable, 'network'],
  ['a failure of the gateway', () => failed(500), 'http'],
  ['a page in place of an answer', html, 'http'],
  ['too many', () => failed(429, 'tooManyRequests', { retryAfter: 30 }), 'rateLimited'],
  ['no JSON', () => new Response('{"success":tr'), 'malformed'],
  ['an answer that never comes', never, 'timeout'],
];

type Act = (recovery: Omit<Recovery, 'smsCode'>) => void;
const calls: [keyof Stubs, string | undefined, Act][] = [
  ['sendRecoveryEmail', undefined, ({ askLink }) => askLink(asker)],
  ['recoverByMobile', undefined, ({ submitCode }) => submitCode(byMobile)],
  ['recoverByLink', 'abcdefghijklmnop', ({ submitPassword }) => submitPassword('New2026new')],
];

describe.each(calls)('when %s fails', (call, link, send) => {
  it.each(failures)('by %s, that is said and the form can be sent again', async (_, answer, code) => {
    const { result } = start({ [call]: answer }, link === undefined ? {} : { link });
    const { step } = result.current;
    act(() => send(result.current));
    if (answer === never) await act(() => vi.advanceTimersByTimeAsync(10_000));
    await eventually(() => expect(result.current.refusal?.code).toBe(code));
    expect([result.current.step, result.current.busy]).toEqual([step, code === 'rateLimited']);
    // A rate limit lasts exactly as long as the gateway asked for.
    if (code === 'rateLimited') act(() => void vi.advanceTimersByTime(30_000));
    expect(result.current.busy).toBe(false);
  });
});

it.each(failures)('a code that is not sent, by %s, is told, and may be asked for again', async (_, answer, code) => {
  const { result } = start({ sendRecoverySms: answer as never });
  act(() => result.current.smsCode.ask(mobile));
  if (answer === never) await act(() => vi.advanceTimersByTimeAsync(10_000));
  await eventually(() => expect(result.current.smsCode.failure?.code).toBe(code));
  act(() => result.current.smsCode.readFailure());
  act(() => void vi.advanceTimersByTime(1000));
  expect([result.current.smsCode.state, result.current.smsCode.failure]).toEqual(['ready', undefined]);
});
