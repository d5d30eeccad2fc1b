/** The controls of one item: a card's play, try and heart, or a single link or button. */
type Item = readonly HTMLElement[];
/** Items with the same parent, usually a list. */
export type Line = readonly Item[];

// Excludes controls for the mouse only, such as the arrows of a row: keys do the same already.
const CONTROLS = ':is(a[href], button):not([aria-hidden], [data-by-pointer] *)';

/** The visible links and buttons within an element, in DOM order. */
export const controlsOf = (place: Element): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => control.checkVisibility());

/** The items of a group by line, in DOM order. */
export const linesOf = (group: Element): Line[] => {
  const lines = new Map<Element | null, Map<Element, HTMLElement[]>>();
  for (const control of controlsOf(group)) {
    const item = control.closest('[data-one-stop] li') ?? control;
    const line = lines.get(item.parentElement) ?? new Map<Element, HTMLElement[]>();
    lines.set(item.parentElement, line.set(item, [...(line.get(item) ?? []), control]));
  }
  return [...lines.values()].map((line) => [...line.values()]);
};

/** The control that receives the focus when a line is entered: the current one, else the first. */
export const entryOf = (line: Line | undefined): HTMLElement | undefined =>
  line?.flat().find((control) => control.hasAttribute('aria-current')) ?? line?.[0]?.[0];
