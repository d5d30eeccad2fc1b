import { ledTo } from './ledTo.ts';
import { controlsOf, entryOf, linesOf } from './lines.ts';

const GROUPS = '[data-one-stop]';

/** The control last focused in each group. */
const lastIn = new WeakMap<Element, HTMLElement>();

/**
 * Makes each group with `data-one-stop` a single tab stop (layout grid of the ARIA authoring practices): arrow keys,
 * Home and End move within it, and Tab returns to the control last focused. Every component that renders into a group
 * must call this; repeated calls add no further listeners. Screen readers' own navigation is unaffected.
 */
export const keepOneStops = (): void => {
  document.addEventListener('focusin', noteFocus);
  document.addEventListener('keydown', moveFocus);
};

const groupOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(GROUPS) : null);

const noteFocus = ({ target }: FocusEvent): void => {
  const group = groupOf(target);
  if (group && target instanceof HTMLElement) lastIn.set(group, target);
};

const moveFocus = (event: KeyboardEvent): void => {
  const { target, key } = event;
  if (key === 'Tab') {
    for (const group of document.querySelectorAll(GROUPS)) leaveOneStop(group);
    return;
  }
  const group = groupOf(target);
  const isOurs = !(event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
  const next = group && isOurs && ledTo(linesOf(group), target, key, getComputedStyle(group).direction);
  if (!next) return;
  event.preventDefault();
  next.focus();
};

// Runs on keydown of Tab, before the browser moves the focus, so no `tabIndex` must be updated at render time.
const leaveOneStop = (group: Element): void => {
  const controls = controlsOf(group);
  const last = lastIn.get(group);
  const stop = last && controls.includes(last) ? last : entryOf(linesOf(group).at(-1));
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
};
