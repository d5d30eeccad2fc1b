import { z } from 'zod';
import { text, words } from './columns.ts';

/** A message to a member, unread by default. */
export const messageRow = z.strictObject({
  account: text,
  kind: z.enum(['system', 'personal']),
  titles: words,
  /** HTML. */
  contents: words.exactOptional(),
  read: z.boolean().exactOptional(),
  /** Age in hours; now by default. */
  hoursAgo: z.number().min(0).max(100_000).exactOptional(),
});

export type MessageRow = z.output<typeof messageRow>;
