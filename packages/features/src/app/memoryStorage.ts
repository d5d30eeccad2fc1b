import type { KeyValueStorage } from './storages.ts';

/** A storage that lives as long as the page: for stories, tests and browsers without one. */
export const memoryStorage = (held: Record<string, string> = {}): KeyValueStorage => {
  const values = new Map(Object.entries(held));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
};
