/** So many points pay so much, in minor units. */
export type PointWorth = { readonly points: number; readonly pays: bigint };

/** As many points as an account can hold: what a number counts exactly. */
export const MOST_POINTS = Number.MAX_SAFE_INTEGER;

/** What points are worth, in whole minor units: the rest of one stays with the house (REQ-215). */
export const worthOf = (points: number, { points: of, pays }: PointWorth): bigint =>
  (BigInt(points) * pays) / BigInt(of);

/** The points that stakes have earned: one for each full `perPoint` minor units, no more than an account can hold. */
export const earnedPoints = (staked: bigint, perPoint: bigint): number => {
  const points = staked / perPoint;
  return points > BigInt(MOST_POINTS) ? MOST_POINTS : Number(points);
};

/**
 * What has to be added to an account so that it holds what is earned by now. Stakes that were given back take their points
 * with them, as far as those are still there; what was spent by then is made up for by later stakes.
 */
export const earningOf = (
  { balance, earned }: { readonly balance: number; readonly earned: number },
  earnedByNow: number,
): number => {
  const missing = earnedByNow - earned;
  return Math.max(-balance, Math.min(missing, MOST_POINTS - balance));
};
