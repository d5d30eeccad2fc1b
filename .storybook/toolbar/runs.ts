/** Marks stories whose subject is the reading direction: their files are run in both. */
export const BOTH_DIRECTIONS = 'both-directions';

/**
 * The runs of `npm test`. The first renders every story once, in the direction and scheme of its id (`settings.ts`); the
 * second renders the files of stories tagged `both-directions` in the other ones. The full matrix is a command of its own.
 */
export const pairwiseRuns = [{ pairwise: 0 }, { pairwise: 1 }] as const;
