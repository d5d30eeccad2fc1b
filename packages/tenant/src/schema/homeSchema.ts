import { categoryOrder } from '@baize/domain/categories';
import { z } from 'zod';

const code = z.string().regex(/^[\w-]{1,64}$/, 'it is not a code');

/** Schema of home's first shelf. Its texts are messages of the release, which a merchant may replace. */
const firstShelf = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('draws').describe('The next draws of its lotteries with a countdown and their last results.'),
  }),
  z.strictObject({
    kind: z.literal('table').describe('One game on a wide stage.'),
    vassalage: code.describe('The vendor of the table, by its code at the gateway, such as "PEARL".'),
    gameCode: code.describe('The game of the table, by its code at the gateway, such as "speed-baccarat".'),
  }),
  z.strictObject({
    kind: z.literal('room').describe('The games of a category, gathered as a room in place of its shelf.'),
    category: z
      .enum(categoryOrder)
      .exclude(['RNG'])
      .describe('The category of the room; slots stand above it already.'),
  }),
]);

export const homeSchema = z.strictObject({
  firstShelf: firstShelf
    .describe(
      'What stands first beneath the slots: {"kind": "draws"}, {"kind": "table", "vassalage": …, "gameCode": …} or {"kind": "room", "category": …}. Nothing when left out.',
    )
    .exactOptional(),
});
