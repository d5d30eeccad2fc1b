import { expect, test } from 'vitest';
import { openRoom } from './room.ts';

const KB = 1024;
const MB = 1024 * KB;
const roomFor = (heldBytes: number) => openRoom({ heldBytes, callsAtOnce: 2 });

test('bodies cannot exceed the memory limit, and released bytes are available again', () => {
  const room = roomFor(128 * KB);
  const [first, second] = [room.body('a'), room.body('b')];
  expect([first.take(64 * KB), second.take(64 * KB), room.body('c').take(1)]).toEqual([true, true, false]);
  first.release();
  first.release();
  expect([room.body('c').take(64 * KB), room.body('d').take(1)]).toEqual([true, false]);
  expect(first.take(1)).toBe(false);
});

test('large bodies leave a quarter of the memory to small ones', () => {
  const room = roomFor(4 * MB);
  const large = ['a', 'b', 'c'].map((address) => room.body(address));
  expect(large.map((body) => body.take(MB + 64 * KB))).toEqual([true, true, true]);
  expect(room.body('d').take(64 * KB + 1)).toBe(false);
  expect(room.body('d').take(64 * KB)).toBe(true);
});

test('large bodies of one address take a quarter of the memory at most, and its small ones are still accepted', () => {
  const room = roomFor(4 * MB);
  const first = room.body('a');
  expect([first.take(MB), first.take(64 * KB), first.take(1)]).toEqual([true, true, false]);
  expect([room.body('a').take(64 * KB + 1), room.body('a').take(64 * KB)]).toEqual([false, true]);
  expect(room.body('b').take(MB)).toBe(true);
  first.release();
  expect(room.body('a').take(MB)).toBe(true);
});

test('calls have a limited number of slots, and each is released only once', () => {
  const room = roomFor(MB);
  const [first, second] = [room.call(), room.call()];
  expect(room.call()).toBe(undefined);
  first?.();
  first?.();
  expect([typeof room.call(), room.call()]).toEqual(['function', undefined]);
  second?.();
  expect(room.call()).toBeDefined();
});
