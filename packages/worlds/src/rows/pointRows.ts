import { z } from 'zod';
import { text } from './columns.ts';

const some = z.int().min(1);

/** Points granted to a member, in addition to earned ones. */
export const pointGrantRow = z.strictObject({ account: text, points: some });

/** A reward that a member of the world has given points for, which are gone before the world begins. */
export const redemptionRow = z.strictObject({
  account: text,
  reward: text,
  status: z.enum(['applying', 'rejected', 'approved']),
});

export type PointGrantRow = z.output<typeof pointGrantRow>;
export type RedemptionRow = z.output<typeof redemptionRow>;
