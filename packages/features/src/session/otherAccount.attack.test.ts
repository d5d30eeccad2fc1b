import { gatewayStub } from '@baize/gateway-sdk/testing';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  memoryStorage,
  mountedAtom,
  acceptOfferAtom,
  offeredTokenAtom,
  sessionAtom,
  endSessionAtom,
  sessionTokenAtom,
} from '../app/index.ts';
import { settled } from '../testing/eventually.ts';
import { openTabs } from '../testing/openTabs.ts';
import { startSession } from './startSession.ts';
import type { TabChannel } from './tabs.rules.ts';

// The attack: a link with the token of the attacker's own account, so that the player pays into it.
const LINK = 'https://a.example/?x=1&token=theirs';
const player = { id: '1001', account: 'player', nickname: 'P', type: 0 };

const openTab = (href: string, kept: Record<string, string> = {}, channel?: TabChannel) => {
  const log: string[] = [];
  const store = createStore();
  store.set(mountedAtom, true);
  const storage = memoryStorage(kept);
  const getMemberInfo = ({ headers }: { headers: Headers }) => {
    log.push(`info ${headers.get('Authorization')}`);
    return player;
  };
  const stop = startSession({
    store,
    gateway: gatewayStub({ getMemberInfo }, { token: () => store.get(sessionTokenAtom) }),
    merchant: 'LOTUS',
    location: { href },
    history: { state: null, replaceState: (_state, _, url) => void log.push(`replace ${String(url)}`) },
    storage: { session: storage, device: memoryStorage() },
    channel,
  });
  onTestFinished(stop);
  const end = (how: 'expired' | 'loggedOut') => store.set(endSessionAtom, { merchant: 'LOTUS', end: how });
  return {
    log,
    store,
    storage,
    end,
    token: () => store.get(sessionTokenAtom),
    offered: () => store.get(offeredTokenAtom),
  };
};

const mine = { token: 'mine', account: 'player' };

describe('a link with the token of another account', () => {
  it('replaces no running session: it is taken from the address first, and offered', async () => {
    const { log, token, offered, storage } = openTab(LINK, mine);
    await settled();
    expect(log).toEqual(['replace /?x=1', 'info Bearer mine']);
    expect([token(), offered(), storage.getItem('token')]).toEqual(['mine', 'theirs', 'mine']);
  });

  it('is kept nowhere but in memory until the player agrees', () => {
    const { storage } = openTab(LINK, mine);
    expect(JSON.stringify(['token', 'account', 'merchant'].map((key) => storage.getItem(key)))).not.toContain('theirs');
  });

  it('leaves nothing of the session before it when the player agrees', () => {
    const { store, storage, token, offered } = openTab(LINK, { ...mine, USER_POPUP: '1' });
    store.set(acceptOfferAtom, 'LOTUS');
    expect([token(), offered(), storage.getItem('token')]).toEqual(['theirs', undefined, 'theirs']);
    expect(['account', 'USER_POPUP', 'merchantCode'].map((key) => storage.getItem(key))).toEqual([null, null, 'LOTUS']);
    expect(store.get(sessionAtom)).toMatchObject({ member: undefined });
  });

  it('asks nothing when it is the token of the running session', () => {
    const { token, offered } = openTab('https://a.example/?token=mine', mine);
    expect([token(), offered()]).toEqual(['mine', undefined]);
  });

  it('gives way to a session that runs in another tab, and is offered', () => {
    const open = openTabs();
    openTab('https://a.example/', mine, open());
    const linked = openTab(LINK, {}, open());
    expect([linked.token(), linked.offered(), linked.storage.getItem('token')]).toEqual(['mine', 'theirs', 'mine']);
  });

  it("keeps a running session when it carries that session's own token", () => {
    const open = openTabs();
    const running = openTab('https://a.example/?token=mine', mine, open());
    openTab('https://a.example/', { token: 'another' }, open());
    openTab('https://a.example/', {}, open());
    expect(running.token()).toBe('mine');
  });

  it('gives way also to a session that another tab reports within a second', () => {
    const open = openTabs();
    const linked = openTab(LINK, {}, open());
    vi.advanceTimersByTime(999);
    openTab('https://a.example/', mine, open());
    openTab('https://a.example/', {}, open());
    expect([linked.token(), linked.offered()]).toEqual(['mine', 'theirs']);
  });

  it('stays the session once its tab has settled, whatever other tabs post', () => {
    const open = openTabs();
    const linked = openTab(LINK, {}, open());
    vi.advanceTimersByTime(1000);
    openTab('https://a.example/', mine, open());
    openTab('https://a.example/', {}, open());
    expect([linked.token(), linked.offered()]).toEqual(['theirs', undefined]);
  });

  it('is not offered when it was refused before the other tab answered', () => {
    const open = openTabs();
    const linked = openTab(LINK, {}, open());
    linked.end('expired');
    openTab('https://a.example/', mine, open());
    openTab('https://a.example/', {}, open());
    expect([linked.token(), linked.offered()]).toEqual(['mine', undefined]);
  });

  it('replaces a session that turns out to be expired, and is dropped after a log-out', () => {
    const expired = openTab(LINK, mine);
    expired.end('expired');
    expect([expired.token(), expired.offered()]).toEqual(['theirs', undefined]);
    const left = openTab(LINK, mine);
    left.end('loggedOut');
    expect([left.token(), left.offered()]).toEqual([undefined, undefined]);
  });
});
