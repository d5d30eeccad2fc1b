import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import { atomWithLifetime, mountedAtom, forgetSessionAtom, storagesAtom } from './lifetime.atoms.ts';
import { memoryStorage } from './memoryStorage.ts';
import type { KeyValueStorage } from './storages.ts';

const numberAtom = (lifetime: 'device' | 'session') =>
  atomWithLifetime<number>({
    key: 'n',
    lifetime,
    initial: 0,
    parse: (stored) => (/^\d+$/u.test(stored.trim()) ? Number(stored) : undefined),
  });

const storeWith = (storages: { device?: KeyValueStorage; session?: KeyValueStorage }, mounted = true) => {
  const store = createStore();
  store.set(storagesAtom, storages);
  store.set(mountedAtom, mounted);
  return store;
};

describe('atomWithLifetime', () => {
  it('shows its first value in the first render, and what is stored once mounted', () => {
    const store = storeWith({ device: memoryStorage({ n: '7' }) }, false);
    const atom = numberAtom('device');
    expect(store.get(atom)).toBe(0);
    store.set(mountedAtom, true);
    expect(store.get(atom)).toBe(7);
  });

  it('returns its first value for a stored value that `parse` does not know', () => {
    expect(storeWith({ device: memoryStorage({ n: 'seven' }) }).get(numberAtom('device'))).toBe(0);
  });

  it.each(['device', 'session'] as const)('is written to the storage of its lifetime, %s', (lifetime) => {
    const storage = memoryStorage();
    const store = storeWith({ [lifetime]: storage });
    const atom = numberAtom(lifetime);
    store.set(atom, 3);
    expect([store.get(atom), storage.getItem('n')]).toEqual([3, '3']);
    store.set(atom, 0);
    expect([store.get(atom), storage.getItem('n')]).toEqual([0, null]);
  });

  it('keeps what is written where there is no storage', () => {
    const store = storeWith({});
    const [lasting, passing] = [numberAtom('device'), numberAtom('session')];
    const set = (value: number) => [lasting, passing].forEach((atom) => store.set(atom, value));
    const values = () => [store.get(lasting), store.get(passing)];
    expect(values()).toEqual([0, 0]);
    set(3);
    expect(values()).toEqual([3, 3]);
    store.set(forgetSessionAtom);
    expect(values()).toEqual([3, 0]);
    set(4);
    expect(values()).toEqual([4, 4]);
    store.set(forgetSessionAtom);
    expect(values()).toEqual([4, 0]);
    set(0);
    expect(values()).toEqual([0, 0]);
  });

  it('is forgotten by logging out when its lifetime is the session, and kept when it is the device [REQ-087]', () => {
    const [device, session] = [memoryStorage(), memoryStorage({ other: 'x' })];
    const store = storeWith({ device, session });
    const [lasting, passing] = [numberAtom('device'), numberAtom('session')];
    store.set(lasting, 1);
    store.set(passing, 2);
    store.set(forgetSessionAtom);
    expect([store.get(lasting), store.get(passing)]).toEqual([1, 0]);
    expect([device.getItem('n'), session.getItem('n'), session.getItem('other')]).toEqual(['1', null, null]);
    store.set(passing, 4);
    expect(store.get(passing)).toBe(4);
  });
});
