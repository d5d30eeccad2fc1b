import type { TrailPoint } from './botCheck.types.ts';

const MOST_POINTS = 256;

/** A trail with one more point; one that grows long loses every other, so that it keeps its shape. */
export const withPoint = (trail: readonly TrailPoint[], point: TrailPoint): readonly TrailPoint[] => {
  const longer = [...trail, point];
  return longer.length < MOST_POINTS
    ? longer
    : longer.filter((_, index) => index % 2 === 0 || index === MOST_POINTS - 1);
};
