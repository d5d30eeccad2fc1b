/** What is kept of texts in memory, of so many characters in all at most: what was asked for longest ago goes first. */
export const keptTexts = <V>(mostCharacters: number) => {
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
      // Last in the order of the map is asked for last.
      all.delete(key);
      all.set(key, found);
      return found.value;
    },
    /** One that alone is more than a hundredth of all is not kept. */
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
