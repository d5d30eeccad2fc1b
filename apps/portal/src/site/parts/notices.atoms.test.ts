import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { dismissAtom, noticesAtom, notifyAtom } from './notices.atoms.ts';

it('lists the oldest first, each text once, and none that was dismissed', () => {
  const store = createStore();
  const texts = () => store.get(noticesAtom).map(({ text }) => text);
  for (const text of ['one', 'two', 'three', 'one']) store.set(notifyAtom, { text });
  expect(texts()).toEqual(['two', 'three', 'one']);
  expect(new Set(store.get(noticesAtom).map(({ id }) => id)).size).toBe(3);
  store.set(dismissAtom, store.get(noticesAtom)[1]?.id ?? '');
  expect(texts()).toEqual(['two', 'one']);
});
