const middle = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

const nearest = (from: Element, entries: readonly HTMLElement[]): HTMLElement | undefined => {
  const distance = (entry: Element) => Math.abs(middle(entry) - middle(from));
  return [...entries].sort((a, b) => distance(a) - distance(b))[0];
};

/**
 * The entry that an arrow key, Home or End moves to. Entries flow in rows in the reading direction: left and right
 * follow them, up and down go to the nearest entry of the next row. Undefined without a target and for other keys.
 */
export const entryToward = (
  key: string,
  entries: readonly HTMLElement[],
  from: HTMLElement,
): HTMLElement | undefined => {
  const index = entries.indexOf(from);
  const { top, bottom } = from.getBoundingClientRect();
  const forward = getComputedStyle(from).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return entries[key === forward ? index + 1 : index - 1];
    case 'ArrowDown': {
      const below = entries.filter((entry) => entry.getBoundingClientRect().top >= bottom);
      const row = Math.min(...below.map((entry) => entry.getBoundingClientRect().bottom));
      return nearest(
        from,
        below.filter((entry) => entry.getBoundingClientRect().top < row),
      );
    }
    case 'ArrowUp': {
      const above = entries.filter((entry) => entry.getBoundingClientRect().bottom <= top);
      const row = Math.max(...above.map((entry) => entry.getBoundingClientRect().top));
      return nearest(
        from,
        above.filter((entry) => entry.getBoundingClientRect().bottom > row),
      );
    }
    case 'Home':
      return entries[0];
    case 'End':
      return entries.at(-1);
    default:
      return undefined;
  }
};
