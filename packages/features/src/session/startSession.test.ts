import { failed, gatewayStub } from '@baize/gateway-sdk/testing';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  memoryStorage,
  mountedAtom,
  offeredTokenAtom,
  recoveryLinkAtom,
  sessionAtom,
  sessionEndReasonAtom,
  endSessionAtom,
  sessionTokenAtom,
} from '../app/index.ts';
import type { KeyValueStorage } from '../app/index.ts';
import { settled } from '../testing/eventually.ts';
import { openTabs } from '../testing/openTabs.ts';
import { startSession } from './startSession.ts';
import type { TabChannel } from './tabs.rules.ts';

const player = { id: '1001', account: 'player', nickname: 'P', type: 0 };

type Tab = {
  href?: string;
  storage?: KeyValueStorage;
  channel?: TabChannel | undefined;
  answer?: typeof player | ReturnType<typeof failed>;
};

const openTab = ({ href = 'https://a.example/', storage = memoryStorage(), channel, answer = player }: Tab = {}) => {
  const log: string[] = [];
  const store = createStore();
  store.set(mountedAtom, true);
  const getMemberInfo = ({ headers }: { headers: Headers }) => {
    log.push(`info ${headers.get('Authorization')}`);
    return answer;
  };
  const stop = startSession({
    store,
    gateway: gatewayStub({ getMemberInfo }, { token: () => store.get(sessionTokenAtom) }),
    merchant: 'LOTUS',
    location: { href },
    history: {
      state: { idx: 3 },
      replaceState: (state, _, url) => void log.push(`replace ${JSON.stringify(state)} ${String(url)}`),
    },
    storage: { session: storage, device: memoryStorage() },
    channel,
  });
  onTestFinished(stop);
  return { store, log, storage, stop, session: () => store.get(sessionAtom) };
};

const storage = () => memoryStorage({ token: 'old' });

describe('startSession', () => {
  it('asks for no member and tells no tab while a password change is owed [REQ-107]', async () => {
    const channel = openTabs();
    const owing = memoryStorage({ token: 'old', passwordChange: 'true', firstTimeLogin: 'true' });
    const { session, log } = openTab({ storage: owing, channel: channel() });
    const other = openTab({ channel: channel() });
    await settled();
    expect([session(), log, other.session().state]).toMatchObject([{ firstTimeLogin: true }, [], 'anonymous']);
  });

  it('is anonymous without a token, makes no call, and names the merchant [REQ-079]', async () => {
    const { session, log, storage } = openTab();
    await settled();
    expect([session().state, log, storage.getItem('merchantCode')]).toEqual(['anonymous', [], 'LOTUS']);
  });

  it('removes a token from the address before it asks for the member [REQ-080]', async () => {
    const { session, log } = openTab({ href: 'https://a.example/rng?token=t1&x=1' });
    expect(session()).toMatchObject({ role: 'member', firstTimeLogin: false, member: undefined });
    await settled();
    expect(log).toEqual(['replace {"idx":3} /rng?x=1', 'info Bearer t1']);
    expect(session()).toMatchObject({ state: 'loggedIn', token: 't1', member: player, accountName: 'player' });
  });

  it('stores the password-reset token of a link, also beside a session token', () => {
    const { store } = openTab({ href: 'https://a.example/forgetAccount?token=t1#reset=r1' });
    expect(store.get(recoveryLinkAtom)).toBe('r1');
  });

  it('takes up the token of session storage and asks for the member [REQ-080]', async () => {
    const { session, log } = openTab({ storage: memoryStorage({ token: 't1', account: 'player' }) });
    expect(session()).toMatchObject({ state: 'loggedIn', accountName: 'player', member: undefined });
    await settled();
    expect([log, session()]).toEqual([['info Bearer t1'], expect.objectContaining({ member: player })]);
  });

  it('keeps its token when the member cannot be loaded', async () => {
    const { session, log } = openTab({ storage: memoryStorage({ token: 't1' }), answer: failed(404) });
    await settled();
    expect([log, session()]).toEqual([['info Bearer t1'], expect.objectContaining({ token: 't1', member: undefined })]);
  });

  it('posts no question to other tabs when it has a session', () => {
    const postMessage = vi.fn<TabChannel['postMessage']>();
    openTab({
      storage: storage(),
      channel: { postMessage, addEventListener: () => {}, removeEventListener: () => {} },
    });
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('lets an empty token in the address win over nothing [REQ-080]', () => {
    const { session, store } = openTab({ href: 'https://a.example/?token=', storage: storage() });
    expect(session()).toMatchObject({ token: 'old' });
    expect(store.get(offeredTokenAtom)).toBeUndefined();
  });

  it('asks the other tabs when it has no token, and takes up their session [REQ-080]', async () => {
    const open = openTabs();
    openTab({ storage: memoryStorage({ token: 't1' }), channel: open() });
    const late = openTab({ channel: open() });
    await settled();
    expect([late.session(), late.storage.getItem('token'), late.log]).toEqual([
      expect.objectContaining({ token: 't1', member: player }),
      't1',
      ['info Bearer t1'],
    ]);
  });

  it.each(['loggedOut', 'expired'] as const)(
    'ends in all tabs that share it when one of them is %s [REQ-087] [REQ-091]',
    (end) => {
      const open = openTabs();
      const first = openTab({ storage: memoryStorage({ token: 't1' }), channel: open() });
      const second = openTab({ channel: open() });
      const other = openTab({ storage: memoryStorage({ token: 't9' }), channel: open() });
      first.store.set(endSessionAtom, { merchant: 'LOTUS', end });
      expect([first, second, other].map(({ session }) => session().state)).toEqual([
        'anonymous',
        'anonymous',
        'loggedIn',
      ]);
      expect([second.store.get(sessionEndReasonAtom), second.storage.getItem('token')]).toEqual([end, null]);
    },
  );

  it('follows the other tabs no longer once stopped', () => {
    const open = openTabs();
    const first = openTab({ storage: memoryStorage({ token: 't1' }), channel: open() });
    const second = openTab({ channel: open() });
    second.stop();
    first.store.set(endSessionAtom, { merchant: 'LOTUS', end: 'loggedOut' });
    expect(second.session().state).toBe('loggedIn');
  });
});
