import { expect, test } from 'vitest';
import { mapLimited } from './mapLimited.ts';

test('answers come in the order of the items, and no more tasks run than allowed', async () => {
  let running = 0;
  let most = 0;
  const doubled = await mapLimited([5, 1, 4, 2, 3], 2, async (item) => {
    most = Math.max(most, ++running);
    for (let turn = 0; turn < item; turn++) await Promise.resolve();
    running--;
    return item * 2;
  });
  expect(doubled).toEqual([10, 2, 8, 4, 6]);
  expect(most).toBe(2);
});

test('an empty list gives no results', async () => {
  expect(await mapLimited([], 2, () => Promise.reject(new Error('no')))).toEqual([]);
});

test('a failed task rejects the whole', async () => {
  await expect(mapLimited([1], 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('after a failure no task starts, and running ones settle before it rejects', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const slow = Promise.withResolvers<void>();
  const all = mapLimited([1, 2, 3, 4], 2, async (item) => {
    begun.push(item);
    if (item === 1) throw new Error('no');
    await slow.promise;
    ended.push(item);
  });
  setImmediate(slow.resolve);
  await expect(all).rejects.toThrow('no');
  expect({ begun, ended }).toEqual({ begun: [1, 2], ended: [2] });
});
