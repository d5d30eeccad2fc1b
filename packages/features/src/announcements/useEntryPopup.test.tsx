// @vitest-environment jsdom
import type { Member } from '@baize/gateway-sdk/member';
import { examples, unreachable } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  markFirstLoginAtom,
  storeMemberAtom,
  memoryStorage,
  passwordChangeAtom,
  endSessionAtom,
  startSessionAtom,
  storagesAtom,
  markWelcomedAtom,
} from '../app/index.ts';
import { eventually, settled } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useEntryPopup } from './useEntryPopup.ts';

const popup = (execution: string) => ({ id: `of-${execution}`, title: execution, content: '', noExpiry: 1, execution });
const stubs = {
  getAnnouncements: { ...examples.getAnnouncements, popup: [popup('A'), popup('B'), popup('F')] },
} as never;
const member = { id: '1', account: 'player', userName: 'player', nickname: 'Player', type: 0 } as Member;

const enter = (answers = stubs, token?: string, page: Parameters<typeof useEntryPopup>[0] = 'framed') => {
  const made = renderFeature(() => useEntryPopup(page), answers, token === undefined ? {} : { token });
  const ids = () => made.result.current.items.map(({ id }) => id);
  const kept = (key: string) => made.store.get(storagesAtom).session?.getItem(key) ?? null;
  const known = (its = 't1') => act(() => made.store.set(storeMemberAtom, { token: its, member }));
  return { ...made, ids, kept, known };
};

describe('announcements on entry', () => {
  it('are B for a visitor, until they are closed for the session as ANONYMOUS_POPUP [REQ-202] [REQ-203] [REQ-085]', async () => {
    const { ids, kept, result, gateway } = enter();
    await eventually(() => expect(ids()).toEqual(['of-B']));
    expect(gateway.asked[0]).toMatchObject({ query: { types: 'B,PL,PU,PR,H', platform: 'W' } });
    expect([kept('USER_POPUP'), kept('ANONYMOUS_POPUP')]).toEqual([null, null]);
    act(() => result.current.close());
    expect(ids()).toEqual([]);
    expect([kept('USER_POPUP'), kept('ANONYMOUS_POPUP')]).toEqual([null, 'true']);
  });

  it('are A for a member, also who has closed them as a visitor, and closed as USER_POPUP [REQ-202] [REQ-203] [REQ-085]', async () => {
    const { ids, kept, result, store, known } = enter();
    await eventually(() => expect(ids()).toEqual(['of-B']));
    act(() => result.current.close());
    act(() => store.set(startSessionAtom, 't1'));
    known();
    await eventually(() => expect(ids()).toEqual(['of-A']));
    act(() => result.current.close());
    expect([ids(), kept('USER_POPUP')]).toEqual([[], 'true']);
  });

  it('are F and A at the first log-in, also once the member has been greeted [REQ-203]', async () => {
    const { ids, store, known } = enter(stubs, 't1');
    act(() => store.set(markFirstLoginAtom));
    known();
    await eventually(() => expect(ids()).toEqual(['of-F', 'of-A']));
    act(() => store.set(markWelcomedAtom));
    expect(ids()).toEqual(['of-F', 'of-A']);
  });

  it('are not F at a later log-in of the same page', async () => {
    const { ids, store, known } = enter(stubs, 't1');
    act(() => store.set(markFirstLoginAtom));
    known();
    await eventually(() => expect(ids()).toEqual(['of-F', 'of-A']));
    act(() => store.set(endSessionAtom, { merchant: 'LOTUS', end: 'loggedOut' }));
    act(() => store.set(startSessionAtom, 't2'));
    known('t2');
    await eventually(() => expect(ids()).toEqual(['of-A']));
  });

  it('are not fetched while the member is loading [REQ-204]', async () => {
    const { ids, gateway, known } = enter(stubs, 't1');
    expect([ids(), gateway.asked]).toEqual([[], []]);
    known();
    await eventually(() => expect(ids()).toEqual(['of-A']));
  });

  it('are not fetched while a password change is required', async () => {
    const { gateway, store, known } = enter(stubs, 't1');
    act(() => store.set(passwordChangeAtom, true));
    known();
    await settled();
    expect(gateway.asked).toEqual([]);
  });

  it.each([
    ['true', []],
    ['false', ['of-B']],
  ])('that were closed before a reload: %s', async (closed, told) => {
    const { ids, store } = enter();
    act(() => store.set(storagesAtom, { session: memoryStorage({ ANONYMOUS_POPUP: closed }) }));
    await settled();
    expect(ids()).toEqual(told);
  });

  it.each(['game', 'bare'] as const)('are not loaded on a %s page [REQ-204]', async (page) => {
    const { ids, gateway, store, known } = enter(stubs, undefined, page);
    act(() => store.set(startSessionAtom, 't1'));
    known();
    await act(() => Promise.resolve());
    expect([ids(), gateway.asked]).toEqual([[], []]);
  });

  it('are not asked for again once they are closed', async () => {
    const { ids, gateway, result, rerender } = enter();
    await eventually(() => expect(ids()).toEqual(['of-B']));
    act(() => result.current.close());
    const before = gateway.asked.length;
    rerender();
    expect(gateway.asked).toHaveLength(before);
  });

  it('are none when the load fails', async () => {
    const { ids, gateway } = enter({ getAnnouncements: unreachable } as never);
    await eventually(() => expect(gateway.asked).toHaveLength(1));
    await settled();
    expect(ids()).toEqual([]);
  });
});
