import { z } from '@hono/zod-openapi';
import { expect, it } from 'vitest';
import { firstWrongField } from './firstWrongField.ts';
import { textCache } from './textCache.ts';

const schema = z.object({ name: z.string(), bank: z.object({ account: z.string() }).optional() });

it.each([
  [{}, 'name'],
  [{ name: 'anna', bank: { account: 7 } }, 'bank.account'],
  [{ name: 1, bank: {} }, 'name'],
  [undefined, 'body'],
  ['anna', 'body'],
])('names the first field of %j that is wrong', (value, field) => {
  const { error } = schema.safeParse(value);
  expect(error && firstWrongField(error)).toBe(field);
});

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
