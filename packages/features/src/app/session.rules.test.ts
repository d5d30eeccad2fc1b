import { defaultMemberTypes } from '@baize/domain/member-types';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from './memoryStorage.ts';
import { keepMerchant, keepSession, keptSession, sessionOf, secretsInAddress } from './session.rules.ts';
import type { HeldSession } from './session.types.ts';

const member = (type: number) => ({ id: '1001', account: 'player', userName: 'Li', nickname: 'P', type });
const held: HeldSession = { token: 't1', firstTimeLogin: false, isAgent: false };
const stored = ['token', 'nickname', 'account', 'username', 'customerId', 'isAgent', 'merchant', 'merchantCode'];

const roleWith = (type: number, lists = defaultMemberTypes) => {
  const session = sessionOf({ ...held, member: member(type) }, lists);
  return session.state === 'anonymous' ? undefined : session.role;
};

const stateOf = (session?: HeldSession) => sessionOf(session, defaultMemberTypes).state;

describe('sessionOf', () => {
  it('is anonymous, logged in or trial [REQ-079]', () => {
    expect(stateOf()).toBe('anonymous');
    expect(stateOf({ ...held, member: member(0) })).toBe('loggedIn');
    expect(stateOf({ ...held, member: member(4) })).toBe('trial');
  });

  it('sets agent and trial from the member type, by the lists of the configuration [REQ-083] [REQ-003]', () => {
    expect([roleWith(0), roleWith(42), roleWith(4)]).toEqual(['member', 'agent', 'trial']);
    expect([roleWith(4, { agent: [4], trial: [9] }), roleWith(9, { agent: [4], trial: [9] })]).toEqual([
      'agent',
      'trial',
    ]);
  });

  it('takes the stored agent flag until the member has answered [REQ-084]', () => {
    expect(sessionOf({ ...held, isAgent: true }, defaultMemberTypes)).toMatchObject({ role: 'agent' });
    expect(sessionOf({ ...held, isAgent: true, member: member(0) }, defaultMemberTypes)).toMatchObject({
      role: 'member',
    });
  });
});

describe('what is stored', () => {
  it('is token, nickname, account, username, customerId, isAgent, merchant and merchantCode, and nothing else [REQ-084]', () => {
    const written: string[] = [];
    const storage = { ...memoryStorage(), setItem: (key: string) => void written.push(key) };
    keepSession(storage, { ...held, member: member(42), isAgent: true });
    keepMerchant({ session: storage }, 'LOTUS');
    expect(new Set(written)).toEqual(new Set(stored));
    written.length = 0;
    keepSession(storage, held);
    expect(written.toSorted()).toEqual(['isAgent', 'token']);
  });

  it('names the merchant in session and in local storage [REQ-078]', () => {
    const [session, device] = [memoryStorage(), memoryStorage()];
    keepMerchant({ session, device }, 'LOTUS');
    expect([session.getItem('merchantCode'), device.getItem('merchantCode')]).toEqual(['LOTUS', 'LOTUS']);
    expect(() => keepMerchant({}, 'LOTUS')).not.toThrow();
  });

  it('is taken up again after a reload, without what only the member call can tell [REQ-080]', () => {
    const storage = memoryStorage();
    keepSession(storage, { ...held, firstTimeLogin: true, member: member(42), isAgent: true });
    expect(storage.getItem('customerId')).toBe('1001');
    expect(keptSession(storage)).toEqual({ token: 't1', firstTimeLogin: false, accountName: 'player', isAgent: true });
    keepSession(storage, held);
    expect(keptSession(storage)).toMatchObject({ isAgent: false });
  });

  it('is no session without a token [REQ-079]', () => {
    expect(keptSession(memoryStorage({ account: 'player' }))).toBeUndefined();
    expect(keptSession(memoryStorage({ token: '' }))).toBeUndefined();
    expect(keptSession(undefined)).toBeUndefined();
  });

  it('is still the first login of a member who has not been welcomed (D32)', () => {
    expect(keptSession(memoryStorage({ token: 't1', firstTimeLogin: 'true' }))).toMatchObject({ firstTimeLogin: true });
  });

  it('leaves nothing of the one before when another session is taken up [REQ-084]', () => {
    const storage = memoryStorage();
    keepSession(storage, { ...held, member: member(0) });
    keepSession(storage, { ...held, token: 't2' });
    expect(['token', 'account', 'nickname', 'customerId'].map((key) => storage.getItem(key))).toEqual([
      't2',
      null,
      null,
      null,
    ]);
  });
});

describe('secretsInAddress', () => {
  it('takes the token out of the address and leaves the rest [REQ-080]', () => {
    expect(secretsInAddress('https://a.example/rng?x=1&token=t1&y=2#here')).toEqual({
      token: 't1',
      address: '/rng?x=1&y=2#here',
    });
    expect(secretsInAddress('https://a.example/?token=')).toEqual({ token: '', address: '/' });
    expect(secretsInAddress('https://a.example/?x=1#here')).toBeUndefined();
  });

  it('removes the password-reset token too, with or without a session token', () => {
    expect(secretsInAddress('https://a.example/forget?x=1#reset=abc')).toEqual({
      reset: 'abc',
      address: '/forget?x=1',
    });
    expect(secretsInAddress('https://a.example/?token=t1#reset=abc')).toEqual({
      token: 't1',
      reset: 'abc',
      address: '/',
    });
    expect(secretsInAddress('https://a.example/forget#reset=')).toEqual({ reset: '', address: '/forget' });
  });

  it('never leaves a token behind, whatever else the address carries [REQ-080]', () => {
    const query = fc.array(fc.tuple(fc.constantFrom('a', 'token', 'lang'), fc.string({ minLength: 1 })));
    fc.assert(
      fc.property(query, (pairs) => {
        const address = `https://a.example/x?${new URLSearchParams(pairs.map(([key, value]) => [key, value])).toString()}`;
        const found = secretsInAddress(address);
        expect(found === undefined).toBe(pairs.every(([key]) => key !== 'token'));
        if (found !== undefined)
          expect(new URL(found.address, 'https://a.example').searchParams.has('token')).toBe(false);
      }),
    );
  });
});
