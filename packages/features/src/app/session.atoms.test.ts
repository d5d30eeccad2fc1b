import { createStore } from 'jotai/vanilla';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mountedAtom, storagesAtom } from './lifetime.atoms.ts';
import { memoryStorage } from './memoryStorage.ts';
import {
  markFirstLoginAtom,
  storeMemberAtom,
  memberTypesAtom,
  acceptOfferAtom,
  offeredTokenAtom,
  passwordChangeAtom,
  sessionAtom,
  sessionEndReasonAtom,
  endSessionAtom,
  startSessionAtom,
  sessionTokenAtom,
} from './session.atoms.ts';

const member = { id: '1001', account: 'player', nickname: 'P', type: 41 };

const open = () => {
  const session = memoryStorage();
  const store = createStore();
  store.set(storagesAtom, { session, device: memoryStorage() });
  store.set(mountedAtom, true);
  return { store, session };
};

describe('the session', () => {
  it('sends no token for a visitor, to whom no member can belong', () => {
    const { store } = open();
    store.set(storeMemberAtom, { token: 't1', member });
    expect([store.get(sessionTokenAtom), store.get(sessionAtom)]).toEqual([undefined, { state: 'anonymous' }]);
  });

  it("goes on with the account of a link when the player agrees, and keeps nothing but the merchant's code", () => {
    const { store, session } = open();
    store.set(startSessionAtom, 'mine');
    session.setItem('USER_POPUP', '1');
    store.set(acceptOfferAtom, 'LOTUS');
    expect(store.get(sessionTokenAtom)).toBe('mine');
    store.set(offeredTokenAtom, 'theirs');
    store.set(acceptOfferAtom, 'LOTUS');
    expect([store.get(sessionTokenAtom), store.get(offeredTokenAtom)]).toEqual(['theirs', undefined]);
    expect(['token', 'USER_POPUP', 'merchantCode'].map((key) => session.getItem(key))).toEqual([
      'theirs',
      null,
      'LOTUS',
    ]);
  });

  it('begins with a token that is stored and sent [REQ-106]', () => {
    const { store, session } = open();
    store.set(startSessionAtom, 't1');
    expect([store.get(sessionTokenAtom), session.getItem('token')]).toEqual(['t1', 't1']);
    expect(store.get(sessionAtom)).toMatchObject({ state: 'loggedIn', role: 'member', firstTimeLogin: false });
  });

  it('shows a visitor in the first render [REQ-079]', () => {
    const store = createStore();
    store.set(startSessionAtom, 't1');
    expect(store.get(sessionAtom).state).toBe('anonymous');
  });

  it('welcomes on a first login [REQ-083] [REQ-106]', () => {
    const { store } = open();
    store.set(markFirstLoginAtom);
    expect(store.get(sessionAtom).state).toBe('anonymous');
    store.set(startSessionAtom, 't1');
    store.set(markFirstLoginAtom);
    expect(store.get(sessionAtom)).toMatchObject({ firstTimeLogin: true });
  });

  it('knows the member once the call has answered, and stores whether it is an agent [REQ-082] [REQ-083] [REQ-084]', () => {
    const { store, session } = open();
    store.set(startSessionAtom, 't1');
    store.set(storeMemberAtom, { token: 't1', member });
    expect(store.get(sessionAtom)).toMatchObject({ role: 'agent', member, accountName: 'player' });
    expect([session.getItem('isAgent'), session.getItem('customerId')]).toEqual(['true', '1001']);
    store.set(storeMemberAtom, { token: 't1', member: { ...member, type: 0 } });
    expect(session.getItem('isAgent')).toBe('false');
  });

  it('ignores a member that belongs to another token [REQ-082]', () => {
    const { store } = open();
    store.set(startSessionAtom, 't2');
    store.set(storeMemberAtom, { token: 't1', member });
    expect(store.get(sessionAtom)).toMatchObject({ member: undefined });
  });

  it('follows the member types of the configuration, also when they come later [REQ-003]', () => {
    const { store } = open();
    store.set(startSessionAtom, 't1');
    store.set(storeMemberAtom, { token: 't1', member });
    store.set(memberTypesAtom, { agent: [], trial: [41] });
    expect(store.get(sessionAtom)).toMatchObject({ state: 'trial', role: 'trial' });
  });

  it('ends with cleared storage, the merchant code kept, and no marker left [REQ-087]', () => {
    const { store, session } = open();
    store.set(startSessionAtom, 't1');
    store.set(passwordChangeAtom, true);
    store.set(markFirstLoginAtom);
    session.setItem('USER_POPUP', '1');
    store.set(endSessionAtom, { merchant: 'LOTUS', end: 'loggedOut' });
    expect([store.get(sessionAtom).state, store.get(passwordChangeAtom)]).toEqual(['anonymous', false]);
    const keys = ['token', 'USER_POPUP', 'passwordChange', 'firstTimeLogin', 'merchantCode'];
    expect(keys.map((key) => session.getItem(key))).toEqual([null, null, null, null, 'LOTUS']);
  });

  it('ends once, and says why until the next one begins [REQ-091]', () => {
    const { store } = open();
    const ends: unknown[] = [];
    onTestFinished(store.sub(sessionEndReasonAtom, () => void ends.push(store.get(sessionEndReasonAtom))));
    store.set(endSessionAtom, { merchant: 'LOTUS', end: 'expired' });
    store.set(startSessionAtom, 't1');
    store.set(endSessionAtom, { merchant: 'LOTUS', end: 'expired' });
    store.set(endSessionAtom, { merchant: 'LOTUS', end: 'loggedOut' });
    store.set(startSessionAtom, 't2');
    expect(ends).toEqual(['expired', undefined]);
  });

  it('remembers an owed password change over a reload [REQ-107] [REQ-115]', () => {
    const { store, session } = open();
    store.set(passwordChangeAtom, true);
    expect(session.getItem('passwordChange')).toBe('true');
    const reloaded = createStore();
    reloaded.set(storagesAtom, { session });
    reloaded.set(mountedAtom, true);
    expect(reloaded.get(passwordChangeAtom)).toBe(true);
    const other = open();
    other.session.setItem('passwordChange', 'perhaps');
    expect(other.store.get(passwordChangeAtom)).toBe(false);
  });
});
