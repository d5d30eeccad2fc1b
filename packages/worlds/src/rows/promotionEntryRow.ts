import { z } from 'zod';
import { text } from './columns.ts';

/** A member's entry in a promotion. `granted` is stake in minor units that counts without a bet. */
export const promotionEntryRow = z.strictObject({
  account: text,
  promotion: text,
  state: z.enum(['joined', 'applying', 'rejected', 'issued', 'claimed']),
  granted: z.string().regex(/^\d+$/).exactOptional(),
  paid: z.string().regex(/^\d+$/).exactOptional(),
});

export type PromotionEntryRow = z.output<typeof promotionEntryRow>;
