import type { TrailPoint } from './botCheck.types.ts';

const MOST_POINTS = 256;

/** Appends a point; a trail of 256 points loses every other one, but never its last, so that it keeps its shape. */
export const withPoint = (trail: readonly TrailPoint[], point: TrailPoint): readonly TrailPoint[] => {
  const longer = [...trail, point];
  return longer.length < MOST_POINTS
    ? longer
    : longer.filter((_, index) => index % 2 === 0 || index === MOST_POINTS - 1);
};
