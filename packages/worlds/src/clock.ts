import { z } from 'zod';

/** A hundred years: further on a moment is none. */
const FURTHEST_MS = 100 * 366 * 24 * 3_600_000;

/** A world's time: a moment, or how far it moves from where it is, in milliseconds. */
export const clock = z.union([
  z.iso.datetime({ offset: true }),
  z.strictObject({ advance: z.int().min(-FURTHEST_MS).max(FURTHEST_MS) }),
]);

export type Clock = z.output<typeof clock>;
