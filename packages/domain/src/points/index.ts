export { earnedPoints, earningOf, MOST_POINTS, worthOf } from './points.rules.ts';
export type { PointWorth } from './points.rules.ts';
