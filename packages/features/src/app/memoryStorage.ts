import type { KeyValueStorage } from './storages.ts';

/** Storage in memory, for stories, tests and browsers without Web Storage. */
export const memoryStorage = (held: Record<string, string> = {}): KeyValueStorage => {
  const values = new Map(Object.entries(held));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
};
