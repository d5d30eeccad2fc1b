import { entryOf, type Line } from './lines.ts';

/**
 * The control that a key moves to. Left and right go from item to item, Home and End to the ends of the line. Up and
 * down go through the controls of an item, then to the adjacent line; without one, along the line, whose items may be
 * stacked. Undefined without a target, so that the page scrolls.
 */
export const ledTo = (
  lines: readonly Line[],
  from: EventTarget | null,
  key: string,
  direction: string,
): HTMLElement | undefined => {
  const isFrom = (control: HTMLElement) => control === from;
  const row = lines.findIndex((line) => line.some((item) => item.some(isFrom)));
  const line = lines[row] ?? [];
  const place = line.findIndex((item) => item.some(isFrom));
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'Home':
      return line[0]?.[0];
    case 'End':
      return line.at(-1)?.[0];
    case 'ArrowLeft':
    case 'ArrowRight':
      return line[place + (key === forward ? 1 : -1)]?.[0];
    case 'ArrowUp':
    case 'ArrowDown': {
      const step = key === 'ArrowDown' ? 1 : -1;
      const item = line[place] ?? [];
      const beside = item[item.findIndex(isFrom) + step];
      if (beside) return beside;
      if (item.length > 1 && lines.length > 1) return entryOf(lines[row + step]);
      return entryOf(lines[row + step]) ?? line[place + step]?.at(step > 0 ? 0 : -1);
    }
    default:
      return undefined;
  }
};
