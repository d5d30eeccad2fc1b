import { entryOf, type Line } from './lines.ts';

/**
 * Where a key leads from a control. Along a line from item to item, Home and End to its ends; up and down through the
 * controls of an item, then to the line before or after; where there is none, along a line of single controls, which may
 * stand beneath each other. Undefined where there is nothing, so that the page scrolls.
 */
export function ledTo(
  lines: readonly Line[],
  from: EventTarget | null,
  key: string,
  direction: string,
): HTMLElement | undefined {
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
}
