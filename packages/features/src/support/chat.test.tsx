// @vitest-environment jsdom
import { refused, unreachable } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { chatAddress, useChat, useChatModels } from './useChat.ts';

const room = 'https://chat.example/room';
const allows = (address: string) => address === room;
const chat = () => useChat('care', allows);

it.each([
  [room, room],
  ['https://evil.example/room', undefined],
  ['/room', undefined],
  ['', undefined],
])('of %j a chat opens at %s: a whole address that the merchant lets in [REQ-227]', (url, address) => {
  expect(chatAddress(url, (one) => allows(one) || one.startsWith('/'))).toBe(address);
});

it('has the models of the chat; none when there is no chat or the list fails to load [REQ-227]', async () => {
  const models = [{ modelId: 'care' }, { modelId: 'vip' }];
  const { result } = renderFeature(useChatModels, { listChatModels: { models } });
  expect(result.current).toBeUndefined();
  await eventually(() => expect(result.current).toEqual(['care', 'vip']));
  for (const listChatModels of [() => ({ models: [] }), unreachable] as const) {
    const without = renderFeature(useChatModels, { listChatModels });
    expect(without.result.current).toBeUndefined();
    await eventually(() => expect(without.result.current).toEqual([]));
  }
});

it('opens no chat until a model is selected [REQ-227]', async () => {
  const launch = vi.fn(() => ({ chatUrl: room }));
  let model: string | undefined;
  const { result, rerender } = renderFeature(() => useChat(model, allows), { launchChat: launch });
  await act(async () => {});
  expect([result.current.view, launch.mock.calls.length]).toEqual([{ state: 'opening' }, 0]);
  model = 'vip';
  rerender();
  await eventually(() => expect(result.current.view).toEqual({ state: 'open', url: room }));
  expect(launch).toHaveBeenCalledTimes(1);
});

it('has the URL of the chat, and a retry opens it anew [REQ-227]', async () => {
  const waiting: (() => void)[] = [];
  const launch = vi.fn(async () => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    return { chatUrl: room };
  });
  const { result } = renderFeature(chat, { launchChat: launch });
  for (const times of [1, 2]) {
    await eventually(() => expect(launch).toHaveBeenCalledTimes(times));
    expect(result.current.view).toEqual({ state: 'opening' });
    waiting.pop()?.();
    await eventually(() => expect(result.current.view).toEqual({ state: 'open', url: room }));
    if (times === 1) act(() => result.current.retry());
  }
});

it('does not open at an address that the merchant does not let in [REQ-227]', async () => {
  const { result } = renderFeature(chat, { launchChat: { chatUrl: 'https://evil.example/room' } });
  await eventually(() => expect(result.current.view).toEqual({ state: 'wrongAddress' }));
});

it('has the error when the chat fails to open, and can be retried [REQ-227]', async () => {
  let answer: unknown = refused('chatUnavailable');
  const { result } = renderFeature(chat, { launchChat: () => answer as never });
  await eventually(() =>
    expect(result.current.view).toMatchObject({ state: 'failed', error: { code: 'chatUnavailable' } }),
  );
  answer = { chatUrl: room };
  act(() => result.current.retry());
  await eventually(() => expect(result.current.view).toEqual({ state: 'open', url: room }));
  const away = renderFeature(chat, { launchChat: unreachable });
  await eventually(() => expect(away.result.current.view).toEqual({ state: 'failed', error: { kind: 'network' } }));
});
