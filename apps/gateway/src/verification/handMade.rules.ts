/** Where the piece was, and how many milliseconds after it began to move. */
export type TrailPoint = { readonly x: number; readonly t: number };

const FEWEST_POINTS = 5;
const SHORTEST_MS = 200;
/** A hand starts, speeds up and slows down: so far from even motion, as a share of the way, and in units of the picture. */
const UNEVEN_SHARE = 0.02;
const UNEVEN_UNITS = 1.5;

const goesForward = (trail: readonly TrailPoint[]): boolean =>
  trail.every(({ t }, index) => index === 0 || t >= (trail[index - 1]?.t ?? 0));

/** How far a trail gets from one that has the same speed all the way. */
const unevenness = (trail: readonly TrailPoint[], first: TrailPoint, last: TrailPoint): number =>
  Math.max(
    ...trail.map(({ x, t }) => Math.abs(x - first.x - ((last.x - first.x) * (t - first.t)) / (last.t - first.t))),
  );

/** Whether a hand moved the piece there: with a pointer or by keys, in enough steps, not at once and not evenly. */
export const isHandMade = (trail: readonly TrailPoint[], x: number): boolean => {
  const [first, last] = [trail[0], trail.at(-1)];
  if (first === undefined || last === undefined || trail.length < FEWEST_POINTS) return false;
  if (!goesForward(trail) || last.t - first.t < SHORTEST_MS || Math.abs(last.x - x) > 1) return false;
  const least = Math.max(UNEVEN_UNITS, UNEVEN_SHARE * Math.abs(last.x - first.x));
  return unevenness(trail, first, last) >= least;
};
