import { z } from 'zod';
import { text } from './columns.ts';

const some = z.int().min(1);

/** Points granted to a member, in addition to earned ones. */
export const pointGrantRow = z.strictObject({ account: text, points: some });

/** A redemption by a member. Its points are not deducted: they count as spent before the world began. */
export const redemptionRow = z.strictObject({
  account: text,
  reward: text,
  status: z.enum(['applying', 'rejected', 'approved']),
});

export type PointGrantRow = z.output<typeof pointGrantRow>;
export type RedemptionRow = z.output<typeof redemptionRow>;
