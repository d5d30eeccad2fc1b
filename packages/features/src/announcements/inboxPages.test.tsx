// @vitest-environment jsdom
import type { Member } from '@baize/gateway-sdk/member';
import { unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeMemberAtom } from '../app/index.ts';
import { eventually, settled } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useHandleUnreadEvent } from './useHandleUnreadEvent.ts';
import { useInbox } from './useInbox.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useUnreadCount } from './useUnreadCount.ts';

const SIZE = 9;
const item = (id: string) => ({ id, title: id, content: '', noExpiry: 1, execution: 'A', read: false }) as const;
const player = { id: '1', account: 'p', userName: 'p', nickname: 'P', type: 0 } as Member;

/** A gateway with 21 announcements, n0 being the newest, whose cursor is the id of the last one of a page. */
const open = () => {
  const ids = Array.from({ length: 21 }, (_, at) => `n${at}`);
  const failing = new Set<string>();
  const getInbox: Stubs['getInbox'] = ({ query: { cursor = '' } }) => {
    if (failing.has(cursor)) return unreachable;
    const start = cursor === '' ? 0 : ids.indexOf(cursor) + 1;
    const shown = ids.slice(start, start + SIZE);
    const next = start + SIZE < ids.length ? { next: shown.at(-1) ?? '' } : {};
    const numbers = cursor === '' ? { pageNum: 1, totalPages: Math.ceil(ids.length / SIZE) } : {};
    return { content: shown.map(item), unread: ids.length, ...next, ...numbers };
  };
  const stubs: Stubs = { getInbox, getUnreadCount: { count: 21, messages: 0 }, markAnnouncementsRead: { count: 20 } };
  const view = renderFeature(
    () => ({ list: useInbox(), ...useMarkRead(), count: useUnreadCount(), handleUnread: useHandleUnreadEvent() }),
    stubs,
    { token: 't1' },
  );
  act(() => view.store.set(storeMemberAtom, { token: 't1', member: player }));
  const { result, gateway } = view;
  const shown = () => {
    const { view: list } = result.current.list;
    return list.state === 'ready' ? list.items.map(({ id }) => id) : [];
  };
  const turnTo = (page: number) => act(() => result.current.list.turnTo(page));
  const cursors = () =>
    gateway.asked.flatMap(({ id, query }) =>
      id === 'getInbox' ? [new URLSearchParams(query).get('cursor') ?? ''] : [],
    );
  const arrived = () => eventually(() => expect([shown().length, result.current.count]).toEqual([SIZE, 21]));
  return { result, ids, failing, shown, turnTo, cursors, arrived };
};

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => `n${first + at}`);

describe('a page of the inbox', () => {
  it('begins after the page before, whatever is announced meanwhile', async () => {
    const { ids, shown, turnTo, arrived, cursors, result } = open();
    await arrived();
    ids.unshift('new');
    turnTo(2);
    await eventually(() => expect(shown()).toEqual(from(9, 17)));
    turnTo(3);
    await eventually(() => expect(shown()).toEqual(from(18, 20)));
    expect(result.current.list.view).toMatchObject({ page: 3, pages: 3, isTurning: false });
    turnTo(1);
    expect([shown(), cursors()]).toEqual([from(0, 8), ['', 'n8', 'n17']]);
  });

  it('far away comes after those before it, while the last one stays', async () => {
    const { shown, turnTo, arrived, cursors, result } = open();
    await arrived();
    turnTo(3);
    expect(result.current.list.view).toMatchObject({ page: 3, pages: 3, isTurning: true, items: { length: SIZE } });
    await eventually(() => expect(shown()).toEqual(from(18, 20)));
    expect(cursors()).toEqual(['', 'n8', 'n17']);
  });

  it('says why it could not be loaded, and is loaded at a retry', async () => {
    const { failing, shown, turnTo, arrived, result } = open();
    await arrived();
    failing.add('n8');
    turnTo(2);
    await eventually(() => expect(result.current.list.view).toEqual({ state: 'failed', error: { kind: 'network' } }));
    failing.clear();
    act(() => result.current.list.retry());
    await eventually(() => expect(shown()).toEqual(from(9, 17)));
  });

  it('has what was marked as read, on any page', async () => {
    const { shown, turnTo, arrived, result } = open();
    await arrived();
    turnTo(2);
    await eventually(() => expect(shown()).toEqual(from(9, 17)));
    act(() => result.current.mark(['n10']));
    await eventually(() => expect(result.current.count).toBe(20));
    const { view } = result.current.list;
    const read = view.state === 'ready' ? view.items.filter((each) => each.read) : [];
    expect(read.map(({ id }) => id)).toEqual(['n10']);
  });
});

describe('a new announcement', () => {
  it('that is pushed is in the inbox at once, and nothing else is twice or missing', async () => {
    const { ids, shown, turnTo, arrived, cursors, result } = open();
    await arrived();
    turnTo(2);
    await eventually(() => expect(shown()).toEqual(from(9, 17)));
    ids.unshift('new');
    act(() => result.current.handleUnread(22));
    await eventually(() => expect(shown()).toEqual(from(8, 16)));
    turnTo(1);
    expect([shown(), cursors()]).toEqual([
      ['new', ...from(0, 7)],
      ['', 'n8', '', 'n7'],
    ]);
  });

  it('is not what a pushed count that falls tells of', async () => {
    const { arrived, cursors, result } = open();
    await arrived();
    act(() => result.current.handleUnread(20));
    await act(settled);
    expect([result.current.count, cursors()]).toEqual([20, ['']]);
  });
});
