import { expect, it } from 'vitest';
import { splitPicks } from './Picks.tsx';

it('reads digits of any script, apart at anything else', () => {
  expect(splitPicks('07 \u0660\u0668,\uff10\uff19')).toEqual(['07', '08', '09']);
  expect(splitPicks(' - ')).toEqual([]);
});
