// @vitest-environment jsdom
import type { Member } from '@baize/gateway-sdk/member';
import { examples, unreachable } from '@baize/gateway-sdk/testing';
import { focusManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { storeMemberAtom, passwordChangeAtom, startSessionAtom } from '../app/index.ts';
import { eventually, settled } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { markReadMutation } from './inbox.mutations.ts';
import { useInbox } from './useInbox.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useNoticeList } from './useNoticeList.ts';
import { useUnreadCount } from './useUnreadCount.ts';
import { useHandleUnreadEvent } from './useHandleUnreadEvent.ts';

const item = (id: string, read = false) => ({ id, title: id, content: '', noExpiry: 1, execution: 'A', read }) as const;
const page = (pageNum: number, ...content: ReturnType<typeof item>[]) => ({
  content,
  pageNum,
  totalPages: 2,
  unread: 3,
});
const memberOf = (type: number) => ({ id: '1', account: 'p', userName: 'p', nickname: 'P', type }) as Member;
const TRIAL = 4;

afterEach(() => focusManager.setFocused(undefined));

describe('the unread count', () => {
  it.each([
    ['a member', 0, 3, ['getUnreadCount']],
    ['a trial account, for which nothing is asked [REQ-088]', TRIAL, 0, []],
  ])('is there for %s', async (_who, type, count, asked) => {
    const { result, gateway, store } = renderFeature(
      useUnreadCount,
      { getUnreadCount: { count: 3, messages: 0 } },
      { token: 't1' },
    );
    expect([result.current, gateway.asked]).toEqual([0, []]);
    act(() => store.set(storeMemberAtom, { token: 't1', member: memberOf(type) }));
    await eventually(() => expect(result.current).toBe(count));
    await settled();
    expect(gateway.asked.map(({ id }) => id)).toEqual(asked);
  });

  it('is the last value pushed', async () => {
    const { result, store, gateway } = renderFeature(
      () => ({ count: useUnreadCount(), told: useHandleUnreadEvent() }),
      { getUnreadCount: { count: 3, messages: 0 } },
      { token: 't1' },
    );
    act(() => store.set(storeMemberAtom, { token: 't1', member: memberOf(0) }));
    await eventually(() => expect(result.current.count).toBe(3));
    act(() => result.current.told(1));
    await eventually(() => expect(result.current.count).toBe(1));
    expect(gateway.asked).toHaveLength(1);
  });

  it('is 0 for a visitor, and when it fails to load', async () => {
    const visitor = renderFeature(useUnreadCount, { getUnreadCount: { count: 3, messages: 0 } });
    expect([visitor.result.current, visitor.gateway.asked]).toEqual([0, []]);
    const { result, gateway, store } = renderFeature(useUnreadCount, { getUnreadCount: unreachable }, { token: 't1' });
    act(() => store.set(storeMemberAtom, { token: 't1', member: memberOf(0) }));
    await eventually(() => expect(gateway.asked).toHaveLength(1));
    expect(result.current).toBe(0);
  });
});

const counted = () => {
  const view = renderFeature(useUnreadCount, { getUnreadCount: { count: 3, messages: 0 } }, { token: 't1' });
  const known = () => act(() => view.store.set(storeMemberAtom, { token: 't1', member: memberOf(0) }));
  return { ...view, known };
};

describe('refetching the unread count', () => {
  it('happens on focus, however fresh the cached count is', async () => {
    const { result, gateway, queryClient, known } = counted();
    queryClient.setDefaultOptions({ queries: { staleTime: Infinity } });
    known();
    await eventually(() => expect(result.current).toBe(3));
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await eventually(() => expect(gateway.asked).toHaveLength(2));
  });

  it('does not happen while a password change is required', async () => {
    const { store, gateway, known } = counted();
    act(() => store.set(passwordChangeAtom, true));
    known();
    await settled();
    expect(gateway.asked).toEqual([]);
  });
});

describe('the inbox', () => {
  const stubs = {
    getInbox: ({ query }: { query: { pageNo: string } }) =>
      query.pageNo === '1' ? page(1, item('a'), item('b')) : page(2, item('c', true)),
  } as never;

  it('loads nine announcements a page', async () => {
    const { result, gateway } = renderFeature(useInbox, stubs, { token: 't1' });
    expect(result.current.view).toEqual({ state: 'loading' });
    await eventually(() => expect(result.current.view).toMatchObject({ state: 'ready', page: 1, pages: 2 }));
    act(() => result.current.turnTo(2));
    expect(result.current.view).toMatchObject({ items: [{ id: 'a' }, { id: 'b' }], isTurning: true });
    await eventually(() =>
      expect(result.current.view).toMatchObject({ items: [{ id: 'c' }], page: 2, isTurning: false }),
    );
    expect(gateway.asked.map(({ query }) => query)).toEqual([
      { pageNo: '1', pageSize: '9' },
      { pageNo: '2', pageSize: '9' },
    ]);
  });

  it('shows the failure and can be retried; or shows that it is empty', async () => {
    let down = true;
    const { result } = renderFeature(
      useInbox,
      {
        getInbox: () => {
          if (down) throw new TypeError('Failed to fetch');
          return { content: [], pageNum: 1, totalPages: 0, unread: 0 };
        },
      },
      { token: 't1' },
    );
    await eventually(() => expect(result.current.view).toEqual({ state: 'failed', error: { kind: 'network' } }));
    down = false;
    act(() => result.current.retry());
    await eventually(() => expect(result.current.view).toEqual({ state: 'empty' }));
  });

  it('marks as read, and updates the count, as soon as the gateway has responded', async () => {
    let down = true;
    const { result, store, gateway } = renderFeature(
      () => ({ inbox: useInbox(), ...useMarkRead(), unread: useUnreadCount() }),
      {
        getInbox: page(1, item('a'), item('b')),
        getUnreadCount: { count: 3, messages: 0 },
        markAnnouncementsRead: () => {
          if (down) throw new TypeError('Failed to fetch');
          return { count: 2 };
        },
      },
      { token: 't1' },
    );
    act(() => store.set(storeMemberAtom, { token: 't1', member: memberOf(0) }));
    await eventually(() => expect(result.current).toMatchObject({ inbox: { view: { state: 'ready' } }, unread: 3 }));
    act(() => result.current.mark(['a']));
    await eventually(() => expect(result.current.failure).toEqual({ kind: 'network' }));
    expect(result.current.inbox.view).toMatchObject({ items: [{ read: false }, { read: false }] });
    down = false;
    act(() => result.current.retry());
    await eventually(() => expect(result.current).toMatchObject({ unread: 2, failure: undefined }));
    expect(result.current.inbox.view).toMatchObject({
      items: [
        { id: 'a', read: true },
        { id: 'b', read: false },
      ],
    });
    act(() => result.current.mark([]));
    await settled();
    const marked = gateway.asked.filter(({ id }) => id === 'markAnnouncementsRead');
    expect(marked.map(({ body }) => body)).toEqual([{ ids: ['a'] }, { ids: ['a'] }]);
  });

  it('declares what it changes for other tabs; `retry` before a first try does nothing', async () => {
    const { result, store, gateway } = renderFeature(useMarkRead, { markAnnouncementsRead: { count: 0 } });
    expect(markReadMutation({} as never).meta).toEqual({ changes: 'inbox' });
    act(() => store.set(startSessionAtom, 't1'));
    act(() => store.set(storeMemberAtom, { token: 't1', member: memberOf(0) }));
    act(() => result.current.retry());
    await settled();
    expect(gateway.asked).toEqual([]);
  });

  it.each([undefined, TRIAL])('is not marked as read without a real account: %s', async (type) => {
    const { result, store, gateway } = renderFeature(useMarkRead, { markAnnouncementsRead: { count: 0 } });
    if (type !== undefined) {
      act(() => store.set(startSessionAtom, 't1'));
      act(() => store.set(storeMemberAtom, { token: 't1', member: memberOf(type) }));
    }
    act(() => result.current.mark(['a']));
    await act(() => Promise.resolve());
    expect(gateway.asked).toEqual([]);
  });
});

it('has notices nine a page, says when they failed, and when there are none [REQ-205]', async () => {
  const player = Array.from({ length: 10 }, (_, at) => ({ ...item(`n${at}`), execution: 'B' }));
  let down = true;
  const { result } = renderFeature(useNoticeList, {
    getAnnouncements: () => {
      if (down) throw new TypeError('Failed to fetch');
      return { ...examples.getAnnouncements, player };
    },
  } as never);
  expect(result.current.view).toEqual({ state: 'loading' });
  await eventually(() => expect(result.current.view).toEqual({ state: 'failed', error: { kind: 'network' } }));
  down = false;
  act(() => result.current.retry());
  await eventually(() => expect(result.current.view).toMatchObject({ state: 'ready', page: 1, pages: 2 }));
  const { view } = result.current;
  expect(view.state === 'ready' && view.items).toHaveLength(9);
  act(() => result.current.turnTo(2));
  expect(result.current.view).toMatchObject({ items: [{ id: 'n9' }], page: 2, isTurning: false });
  const none = renderFeature(useNoticeList, { getAnnouncements: { ...examples.getAnnouncements, player: [] } });
  await eventually(() => expect(none.result.current.view).toEqual({ state: 'empty' }));
});
