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

test('of nothing there are no answers', async () => {
  expect(await mapLimited([], 2, () => Promise.reject(new Error('no')))).toEqual([]);
});

test('a failure is the failure of all', async () => {
  await expect(mapLimited([1], 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('after a failure nothing more is begun, and what is under way ends before it is told', async () => {
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
