// @vitest-environment jsdom
import type { Member } from '@baize/gateway-sdk/member';
import { liveEvents } from '@baize/gateway-sdk/testing';
import type { MemberEvent } from '@baize/gateway-sdk/events';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { storeMemberAtom, endSessionAtom } from '../app/index.ts';
import { eventually, settled } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useMemberEvents } from './useMemberEvents.ts';

const memberOf = (type: number, id = '1') => ({ id, account: 'p', userName: 'p', nickname: 'P', type }) as Member;
const TRIAL = 4;
const credited = { type: 'depositCredited', amount: '100', currency: 'CNY' } as const;

const lastEventIds = ({ asked }: ReturnType<typeof start>['gateway']) =>
  asked.filter(({ id }) => id === 'openEvents').map(({ headers }) => headers.get('Last-Event-ID'));

const start = (token?: string) => {
  const locked: string[] = [];
  const streams: ReturnType<typeof liveEvents>[] = [];
  const heard: MemberEvent[] = [];
  const request = async (name: string, _: unknown, work: () => Promise<void>) => {
    locked.push(name);
    await work();
  };
  let open = 0;
  const tabs = () => {
    open += 1;
    return { locks: { request }, close: () => void (open -= 1) };
  };
  const openEvents = () => {
    const stream = liveEvents();
    streams.push(stream);
    return stream.response;
  };
  const feature = renderFeature(
    () => useMemberEvents(tabs, (event) => heard.push(event)),
    { openEvents },
    token === undefined ? {} : { token },
  );
  const load = (member: Member) => act(() => feature.store.set(storeMemberAtom, { token: token ?? '', member }));
  return { ...feature, streams, heard, load, locked, opened: () => open };
};

it('a member receives events until the session ends', async () => {
  const { streams, heard, load, store, opened, gateway } = start('t1');
  load(memberOf(0));
  await eventually(() => expect(streams.length).toBeGreaterThan(0));
  await settled();
  streams.at(-1)?.tell(1, credited);
  await eventually(() => expect(heard).toEqual([credited]));
  expect(gateway.asked.at(-1)?.headers.get('Authorization')).toBe('Bearer t1');
  act(() => store.set(endSessionAtom, { merchant: 'LOTUS', end: 'loggedOut' }));
  await settled();
  expect(streams.map(({ isLeft }) => isLeft())).toEqual(streams.map(() => true));
  expect(opened()).toBe(0);
});

it('a stream that ends is followed by one that goes on after the last event', async () => {
  const { streams, load, heard, gateway } = start('t1');
  load(memberOf(0));
  await eventually(() => expect(streams).toHaveLength(1));
  streams[0]?.tell(7, credited);
  await eventually(() => expect(heard).toEqual([credited]));
  streams[0]?.end();
  await settled();
  vi.advanceTimersByTime(2000);
  await eventually(() => expect(streams).toHaveLength(2));
  expect(lastEventIds(gateway)).toEqual([null, '7']);
});

it('tabs share the events of one session of one merchant, under a name that reveals little of the token', async () => {
  const { load, locked } = start('a-token-of-which-nobody-may-know-much-12345678');
  load(memberOf(0));
  await eventually(() => expect(locked).toEqual(['events of LOTUS 12345678']));
});

it.each([
  ['a visitor', undefined, undefined],
  ['a session whose member has not come', 't1', undefined],
  ['a trial account', 't1', memberOf(TRIAL)],
])('nothing is opened for %s', async (_who, token, member) => {
  const { streams, load, opened } = start(token);
  if (member !== undefined) load(member);
  await settled();
  expect([streams, opened()]).toEqual([[], 0]);
});
