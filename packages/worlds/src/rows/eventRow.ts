import { z } from 'zod';
import { text } from './columns.ts';

/** An event of a member's deposit or withdrawal. */
export const eventRow = z.strictObject({
  account: text,
  type: z.enum(['depositCredited', 'depositFailed', 'withdrawApproved', 'withdrawRejected']),
  /** Minor units. */
  amount: z.string().regex(/^[1-9]\d{0,17}$/u, 'it is not in minor units'),
});

export type EventRow = z.output<typeof eventRow>;
