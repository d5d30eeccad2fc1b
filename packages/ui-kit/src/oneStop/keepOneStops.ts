import { ledTo } from './ledTo.ts';
import { controlsOf, entryOf, linesOf } from './lines.ts';

const GROUPS = '[data-one-stop]';

/** Where the focus was last in each group. */
const lastIn = new WeakMap<Element, HTMLElement>();

/**
 * Makes each group with `data-one-stop` a single stop of the Tab key, as a layout grid of the ARIA authoring practices is:
 * arrow keys, Home and End lead through it, and Tab comes back to where one was. Whatever is rendered into a group takes
 * part. To be called by whatever renders something into a group: one pair of listeners serves all pages, and the same ones
 * again are no second ones. A screen reader's own ways of moving stay as they are.
 */
export function keepOneStops(): void {
  document.addEventListener('focusin', noteFocus);
  document.addEventListener('keydown', moveFocus);
}

const groupOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(GROUPS) : null);

function noteFocus({ target }: FocusEvent): void {
  const group = groupOf(target);
  if (group && target instanceof HTMLElement) lastIn.set(group, target);
}

function moveFocus(event: KeyboardEvent): void {
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
}

// When Tab goes down, before the browser looks where it leads: so nothing has to be kept in step with what is rendered.
function leaveOneStop(group: Element): void {
  const controls = controlsOf(group);
  const last = lastIn.get(group);
  const stop = last && controls.includes(last) ? last : entryOf(linesOf(group).at(-1));
  for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
}
