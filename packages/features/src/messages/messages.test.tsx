// @vitest-environment jsdom
import { examples, unreachable } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useChangeMessages, useHandleMessagesEvent, useMessages } from './index.ts';

const [message] = examples.getMessages.items;
if (message === undefined) throw new Error('The contract shows a message.');

const two = { items: [message, { ...message, id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c12', title: 'Two' }], unread: 2 };

const open = (stubs: Parameters<typeof renderFeature>[1]) =>
  renderFeature(
    () => ({ list: useMessages({}), changes: useChangeMessages(), told: useHandleMessagesEvent() }),
    { getMessages: two, ...stubs },
    { token: 't1' },
  );

const titlesOf = ({ list: { view } }: { readonly list: ReturnType<typeof useMessages> }) =>
  view.state === 'ready' ? view.items.map(({ title, read }) => `${title} ${read}`) : view.state;

it('a message that is read stays in its place, marked, without a refetch of the list', async () => {
  const { result, gateway } = open({ markMessagesRead: { count: 1 } });
  await eventually(() => expect(titlesOf(result.current)).toHaveLength(2));
  act(() => result.current.changes.markRead([message.id]));
  await eventually(() => expect(titlesOf(result.current)).toEqual([`${message.title} true`, 'Two false']));
  expect(gateway.asked.filter(({ id }) => id === 'getMessages')).toHaveLength(1);
  expect(gateway.asked.find(({ id }) => id === 'markMessagesRead')?.body).toEqual({ ids: [message.id] });
});

it('all are marked at once, and a failure can be sent again', async () => {
  let fails = true;
  const { result } = open({
    markMessagesRead: () => (fails ? unreachable : { count: 0 }),
  });
  await eventually(() => expect(titlesOf(result.current)).toHaveLength(2));
  act(() => result.current.changes.markAllRead());
  await eventually(() => expect(result.current.changes.failure?.kind).toBe('read'));
  fails = false;
  act(() => result.current.changes.retry());
  await eventually(() => expect(titlesOf(result.current)).toEqual([`${message.title} true`, 'Two true']));
});

it('a deleted message is gone at once, and the list is fetched again', async () => {
  const { result, gateway } = open({ deleteMessages: { count: 1 } });
  await eventually(() => expect(titlesOf(result.current)).toHaveLength(2));
  act(() => result.current.changes.remove([message.id]));
  await eventually(() => expect(gateway.asked.filter(({ id }) => id === 'getMessages')).toHaveLength(2));
});

it('an event fetches the messages again [D34]', async () => {
  const { result, gateway } = open({});
  await eventually(() => expect(titlesOf(result.current)).toHaveLength(2));
  act(() => result.current.told());
  await eventually(() => expect(gateway.asked.filter(({ id }) => id === 'getMessages')).toHaveLength(2));
});
