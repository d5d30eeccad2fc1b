const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the player asked for little motion; asked anew each time, since it can change while playing. */
export function isCalm() {
  return calm.matches;
}
