import { z } from 'zod';
import { text } from './columns.ts';

/** A member's part in a promotion of the world. `granted`, in minor units, counts as if it had been staked. */
export const promotionEntryRow = z.strictObject({
  account: text,
  promotion: text,
  state: z.enum(['joined', 'applying', 'rejected', 'issued', 'claimed']),
  granted: z.string().regex(/^\d+$/).exactOptional(),
  paid: z.string().regex(/^\d+$/).exactOptional(),
});

export type PromotionEntryRow = z.output<typeof promotionEntryRow>;
