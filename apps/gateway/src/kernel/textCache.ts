/** An LRU cache in memory, limited to `mostCharacters` of keys and texts in total. */
export const textCache = <V>(mostCharacters: number) => {
  const all = new Map<string, { readonly value: V; readonly size: number }>();
  let characters = 0;
  const remove = (key: string): void => {
    characters -= all.get(key)?.size ?? 0;
    all.delete(key);
  };
  return {
    get: (key: string): V | undefined => {
      const found = all.get(key);
      if (found === undefined) return undefined;
      // A Map iterates in order of insertion: the most recently used entry is last.
      all.delete(key);
      all.set(key, found);
      return found.value;
    },
    /** Stores a value; `length` is its size in characters. One above a hundredth of the limit is not stored. */
    set: (key: string, value: V, length: number): void => {
      remove(key);
      const size = key.length + length;
      if (size > mostCharacters / 100) return;
      all.set(key, { value, size });
      characters += size;
      for (const oldest of all.keys()) {
        if (characters <= mostCharacters) return;
        remove(oldest);
      }
    },
  };
};
