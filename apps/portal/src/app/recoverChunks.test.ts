import { expect, it } from 'vitest';
import { mayReload } from './recoverChunks.ts';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('reloads once for a failed chunk, not again within a minute [REQ-039]', () => {
  const kept = storage();
  expect(mayReload(kept, 1_000_000)).toBe(true);
  expect(mayReload(kept, 1_059_999)).toBe(false);
  expect(mayReload(kept, 1_060_000)).toBe(true);
});

it('does not reload where nothing can be remembered, since it could not stop', () => {
  expect(mayReload({ getItem: () => null, setItem: () => undefined }, 1_000_000)).toBe(false);
});
