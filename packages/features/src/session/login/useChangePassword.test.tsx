// @vitest-environment jsdom
import { examples } from '@baize/gateway-sdk/testing';
import { act, renderHook } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { passwordChangeAtom, sessionAtom } from '../../app/index.ts';
import { eventually } from '../../testing/eventually.ts';
import { changePasswordMachine } from './changePassword.machine.ts';
import type { ChangePasswordAnswer, ChangePasswordInput, NewPassword } from './changePassword.types.ts';
import { renderFeature } from '../../testing/renderFeature.tsx';
import { useChangePassword } from './useChangePassword.ts';
import { useLeftPassword } from './useLeftPassword.ts';
import { useOwnPassword } from './useOwnPassword.ts';

const fresh = { newPassword: 'Fresh2026', confirmNewPassword: 'Fresh2026' };

const show = (input: ChangePasswordInput, ...answers: ChangePasswordAnswer[]) => {
  const asked: NewPassword[] = [];
  const outputs: unknown[] = [];
  const chart = changePasswordMachine.provide({
    actors: {
      changePassword: fromPromise<ChangePasswordAnswer, NewPassword>(async ({ input: sent }) => {
        asked.push(sent);
        return answers[asked.length - 1] ?? { kind: 'changed' };
      }),
    },
  });
  const useShown = () =>
    useChangePassword(useActorRef(chart, { input }, ({ output }) => void (output && outputs.push(output))));
  return { asked, outputs, ...renderHook(useShown) };
};

describe('useChangePassword', () => {
  it('asks for the old password only where it is not known from the login', () => {
    const keys = (input: ChangePasswordInput) => show(input).result.current.rules.map(({ key }) => key);
    expect(keys({ oldPassword: 'Old2026' })).toEqual(['newPassword']);
    expect(keys({})).toEqual(['oldPassword', 'newPassword']);
    expect(show({}).result.current.asksOldPassword).toBe(true);
  });

  it('tells that it is at work, why it was refused, and that it is done', async () => {
    const known = { oldPassword: 'Old2026' };
    const { result, asked, outputs } = show(known, { kind: 'refused', refusal: { code: 'passwordUnchanged' } });
    act(() => result.current.submit(fresh));
    expect(result.current).toMatchObject({ changing: true, asksOldPassword: false });
    const refused = { changing: false, refusal: { code: 'passwordUnchanged' } };
    await eventually(() => expect(result.current).toMatchObject(refused));
    act(() => result.current.submit(fresh));
    await eventually(() => expect(outputs).toEqual([{ kind: 'changed' }]));
    expect(asked).toEqual([
      { ...known, ...fresh },
      { ...known, ...fresh },
    ]);
  });

  it('can be given up', () => {
    const { result, outputs } = show({});
    act(() => result.current.cancel());
    expect(outputs).toEqual([{ kind: 'cancelled' }]);
  });
});

it('is checked by the rule of the password, whatever other rules there are', () => {
  const rule = { enabled: true, required: true, patternId: 0, type: 'text' } as const;
  const username = { ...rule, key: 'username', minLength: 4, maxLength: 6 };
  const password = { ...rule, key: 'password', minLength: 9, maxLength: 12 };
  const { result } = renderFeature(() => useOwnPassword([username, password], () => {}), {}, { token: 't1' });
  const asked = result.current.change.rules.find(({ key }) => key === 'newPassword');
  expect(asked).toMatchObject({ minLength: 9, maxLength: 12 });
});

it('preloads the encryption', async () => {
  const getKeys = vi.fn(() => examples.getKeys);
  const { result } = renderFeature(() => useOwnPassword([], () => {}), { getKeys }, { token: 't1' });
  act(() => result.current.prepare());
  await eventually(() => expect(getKeys).toHaveBeenCalledOnce());
});

it('is changed by a member who says the old one, and told when that is done [REQ-148]', async () => {
  const done: string[] = [];
  const { result, gateway } = renderFeature(
    () => useOwnPassword([], (kind) => done.push(kind)),
    { changePassword: null },
    { token: 't1' },
  );
  expect(result.current.change.asksOldPassword).toBe(true);
  act(() => result.current.change.submit({ oldPassword: 'Old2026', ...fresh }));
  await eventually(() => expect(done).toEqual(['changed']));
  expect(gateway.asked).toMatchObject([{ id: 'changePassword', body: { oldPassword: 'Old2026', ...fresh } }]);
});

const leave = () => {
  const onChanged = vi.fn();
  const answers = { changePassword: null, getMemberInfo: examples.getMemberInfo };
  const shown = renderFeature(() => useLeftPassword([], onChanged), answers, { token: 't1' });
  act(() => shown.store.set(passwordChangeAtom, true));
  return { ...shown, onChanged };
};

describe('useLeftPassword', () => {
  it('goes on with what is owed after a reload: the member is loaded once the password is new [REQ-107] [REQ-150]', async () => {
    const { result, store, gateway, onChanged } = leave();
    act(() => result.current.change.submit({ oldPassword: 'Old2026', ...fresh }));
    await eventually(() => expect(store.get(sessionAtom)).toHaveProperty('member.id', examples.getMemberInfo.id));
    expect([store.get(passwordChangeAtom), onChanged.mock.calls.length]).toEqual([false, 1]);
    expect(gateway.asked.map(({ id }) => id)).toEqual(['changePassword', 'getMemberInfo']);
  });

  it('ends the session of whoever gives up', () => {
    const { result, store, onChanged } = leave();
    act(() => result.current.change.cancel());
    expect([store.get(sessionAtom).state, onChanged.mock.calls.length]).toEqual(['anonymous', 0]);
  });
});
