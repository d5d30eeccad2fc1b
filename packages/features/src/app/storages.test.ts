import { describe, expect, it } from 'vitest';
import { memoryStorage } from './memoryStorage.ts';
import { guardedStorage } from './storages.ts';

describe('guardedStorage', () => {
  it('keeps nothing, and never throws, where the browser blocks storage', () => {
    const storage = guardedStorage(() => {
      throw new Error('SecurityError');
    });
    storage.setItem('a', '1');
    storage.removeItem('a');
    storage.clear();
    expect(storage.getItem('a')).toBeNull();
  });

  it('passes on to the storage there is', () => {
    const real = memoryStorage();
    const storage = guardedStorage(() => real);
    storage.setItem('a', '1');
    storage.setItem('b', '2');
    storage.removeItem('b');
    expect([storage.getItem('a'), real.getItem('a'), real.getItem('b')]).toEqual(['1', '1', null]);
    storage.clear();
    expect(real.getItem('a')).toBeNull();
  });
});
