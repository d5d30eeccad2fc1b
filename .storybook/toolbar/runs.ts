/**
 * The runs of `npm test`, which together render each story in both schemes and both directions (`settings.ts`). The
 * full matrix is a command of its own.
 */
export const pairwiseRuns = [{ pairwise: 0 }, { pairwise: 1 }] as const;
