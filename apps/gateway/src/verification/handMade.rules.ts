/** Position of the piece, and milliseconds since its first move. */
export type TrailPoint = { readonly x: number; readonly t: number };

const FEWEST_POINTS = 5;
const SHORTEST_MS = 200;
/** Least deviation from constant speed that a hand causes, as a share of the distance, and in picture pixels. */
const UNEVEN_SHARE = 0.02;
const UNEVEN_UNITS = 1.5;

const goesForward = (trail: readonly TrailPoint[]): boolean =>
  trail.every(({ t }, index) => index === 0 || t >= (trail[index - 1]?.t ?? 0));

/** Largest deviation of a trail from constant speed, in picture pixels. */
const unevenness = (trail: readonly TrailPoint[], first: TrailPoint, last: TrailPoint): number =>
  Math.max(
    ...trail.map(({ x, t }) => Math.abs(x - first.x - ((last.x - first.x) * (t - first.t)) / (last.t - first.t))),
  );

/**
 * True when the trail looks like a pointer or keys moved by hand: enough points, long enough, uneven speed, and ending
 * at `x`.
 */
export const isHandMade = (trail: readonly TrailPoint[], x: number): boolean => {
  const [first, last] = [trail[0], trail.at(-1)];
  if (first === undefined || last === undefined || trail.length < FEWEST_POINTS) return false;
  if (!goesForward(trail) || last.t - first.t < SHORTEST_MS || Math.abs(last.x - x) > 1) return false;
  const least = Math.max(UNEVEN_UNITS, UNEVEN_SHARE * Math.abs(last.x - first.x));
  return unevenness(trail, first, last) >= least;
};
