import { z } from 'zod';
import { moment, text, words } from './columns.ts';

/** An announcement of the world. The list of a world takes the place of its merchant's: an empty one is none at all. */
export const announcementRow = z.strictObject({
  id: text,
  kind: z.enum(['banner', 'player', 'popup', 'promotion', 'game']),
  titles: words,
  contents: words.exactOptional(),
  execution: z.enum(['A', 'B', 'F']).exactOptional(),
  /** The banner group; of what is announced of games, their category. */
  groupName: text.exactOptional(),
  /** A banner's picture. */
  image: text.exactOptional(),
  linkageType: text.exactOptional(),
  promotionType: text.exactOptional(),
  startsAt: moment.exactOptional(),
  endsAt: moment.exactOptional(),
});

/** An announcement of the world that a member has read. */
export const announcementReadRow = z.strictObject({ account: text, id: text });

export type AnnouncementReadRow = z.output<typeof announcementReadRow>;
export type AnnouncementRow = z.output<typeof announcementRow>;
