/** An exchange rate: `points` points are worth `pays` minor units. */
export type PointWorth = { readonly points: number; readonly pays: bigint };

/** The most points of an account, the largest integer that a number holds exactly. */
export const MOST_POINTS = Number.MAX_SAFE_INTEGER;

/** The value of points in minor units, rounded down (REQ-215). */
export const worthOf = (points: number, { points: of, pays }: PointWorth): bigint =>
  (BigInt(points) * pays) / BigInt(of);

/** The points that stakes have earned: one for each full `perPoint` minor units, no more than an account can hold. */
export const earnedPoints = (staked: bigint, perPoint: bigint): number => {
  const points = staked / perPoint;
  return points > BigInt(MOST_POINTS) ? MOST_POINTS : Number(points);
};

/**
 * The points to add to an account that has earned `earned` so far and `earnedByNow` in total. Negative after refunded
 * stakes, but never below the balance: points already spent are deducted from later earnings.
 */
export const earningOf = (
  { balance, earned }: { readonly balance: number; readonly earned: number },
  earnedByNow: number,
): number => {
  const missing = earnedByNow - earned;
  return Math.max(-balance, Math.min(missing, MOST_POINTS - balance));
};
