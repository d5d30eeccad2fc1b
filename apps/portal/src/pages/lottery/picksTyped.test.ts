import { expect, it } from 'vitest';
import { picksTyped } from './picksTyped.ts';

it('reads digits of any script, apart at anything else', () => {
  expect(picksTyped('07 \u0660\u0668,\uff10\uff19')).toEqual(['07', '08', '09']);
  expect(picksTyped(' - ')).toEqual([]);
});
