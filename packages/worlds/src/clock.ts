import { z } from 'zod';

/** Limit of an advance: about a hundred years. */
const FURTHEST_MS = 100 * 366 * 24 * 3_600_000;

/** A world's clock: a date and time, or milliseconds to advance from its current time (negative: back). */
export const clock = z.union([
  z.iso.datetime({ offset: true }),
  z.strictObject({ advance: z.int().min(-FURTHEST_MS).max(FURTHEST_MS) }),
]);

export type Clock = z.output<typeof clock>;
