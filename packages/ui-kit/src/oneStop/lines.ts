/** The controls of one item: a card's play, try and heart; or a link or a button that stands for itself. */
type Item = readonly HTMLElement[];
/** Items beside each other: a list, or what shares a parent. */
export type Line = readonly Item[];

// What only spares a mouse its way (the arrows of a row) has its keys already.
const CONTROLS = ':is(a[href], button):not([aria-hidden], [data-by-pointer] *)';

/** What can be pressed in a place and is seen, in reading order. */
export function controlsOf(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => control.checkVisibility());
}

/** A group as lines of items, in reading order. */
export function linesOf(group: Element): Line[] {
  const lines = new Map<Element | null, Map<Element, HTMLElement[]>>();
  for (const control of controlsOf(group)) {
    const item = control.closest('[data-one-stop] li') ?? control;
    const line = lines.get(item.parentElement) ?? new Map<Element, HTMLElement[]>();
    lines.set(item.parentElement, line.set(item, [...(line.get(item) ?? []), control]));
  }
  return [...lines.values()].map((line) => [...line.values()]);
}

/** Where one comes into a line: at what is shown of it, else at its first item. */
export function entryOf(line: Line | undefined): HTMLElement | undefined {
  return line?.flat().find((control) => control.hasAttribute('aria-current')) ?? line?.[0]?.[0];
}
