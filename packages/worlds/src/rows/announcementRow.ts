import { z } from 'zod';
import { moment, text, words } from './columns.ts';

/** An announcement. A world's list replaces its merchant's; an empty list removes all. */
export const announcementRow = z.strictObject({
  id: text,
  kind: z.enum(['banner', 'player', 'popup', 'promotion', 'game']),
  titles: words,
  contents: words.exactOptional(),
  execution: z.enum(['A', 'B', 'F']).exactOptional(),
  /** The banner group, or for game announcements the game category. */
  groupName: text.exactOptional(),
  /** A banner's picture. */
  image: text.exactOptional(),
  linkageType: text.exactOptional(),
  promotionType: text.exactOptional(),
  startsAt: moment.exactOptional(),
  endsAt: moment.exactOptional(),
});

/** An announcement that a member has read. */
export const announcementReadRow = z.strictObject({ account: text, id: text });

export type AnnouncementReadRow = z.output<typeof announcementReadRow>;
export type AnnouncementRow = z.output<typeof announcementRow>;
