import { expect, it } from 'vitest';
import { textCache } from './textCache.ts';

it('stays within its size, and evicts the least recently used text', () => {
  const kept = textCache<string>(1000);
  for (let n = 0; n < 110; n += 1) {
    kept.set(`${n}`.padStart(4, '0'), `text ${n}`, 6);
    expect(kept.get('0000')).toBe('text 0');
  }
  expect(kept.get('0001')).toBeUndefined();
  expect(kept.get('0109')).toBe('text 109');
  const there = Array.from({ length: 110 }, (_, n) => kept.get(`${n}`.padStart(4, '0'))).filter(Boolean);
  expect(there).toHaveLength(100);
});

it('stores no text that is too large, and drops a replaced one', () => {
  const kept = textCache<string>(1000);
  kept.set('key', 'small', 5);
  kept.set('key', 'large', 11);
  expect(kept.get('key')).toBeUndefined();
});
