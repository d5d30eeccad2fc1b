import { expect, it } from 'vitest';
import { isObject } from './tabChannel.ts';

it('only a value with fields is an object', () => {
  expect([{}, { type: 'a' }, []].map(isObject)).toEqual([true, true, true]);
  expect([undefined, null, 'text', 7, () => {}].map(isObject)).toEqual([false, false, false, false, false]);
});
