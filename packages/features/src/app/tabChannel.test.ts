import { expect, it } from 'vitest';
import { isObject } from './tabChannel.ts';

it('what came over a channel has fields, or is nothing to read', () => {
  expect([{}, { type: 'a' }, []].map(isObject)).toEqual([true, true, true]);
  expect([undefined, null, 'text', 7, () => {}].map(isObject)).toEqual([false, false, false, false, false]);
});
