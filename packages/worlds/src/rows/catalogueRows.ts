import { vendorCodes } from '@baize/tenant/sandbox';
import { z } from 'zod';
import { moment, opening, text, words } from './columns.ts';

const vassalage = z.enum(vendorCodes);

/** What a vendor of the world has otherwise, in each of its categories. */
export const vendorRow = z.strictObject({
  vassalage,
  displayName: text.exactOptional(),
  isNew: z.boolean().exactOptional(),
  launchMode: z.enum(['frame', 'tab']).exactOptional(),
  /** Whether its games are the house's own lotteries. */
  inHouse: z.boolean().exactOptional(),
  ...opening,
});

/** What a game of the world has otherwise. */
export const gameRow = z.strictObject({
  vassalage,
  gameCode: text,
  names: words.exactOptional(),
  /** Whether it can be tried with play money. */
  trial: z.boolean().exactOptional(),
  ...opening,
});

/** A game that a member played; the first of them was played last. */
export const recentGameRow = z.strictObject({
  account: text,
  vassalage,
  gameCode: text,
  playedAt: moment.exactOptional(),
});

/** A prize that somebody won; without a time, the first of them was won last. */
export const winRow = z.strictObject({
  vassalage,
  gameCode: text,
  /** A masked name. */
  player: text,
  /** Minor units. */
  amount: z.string().regex(/^[1-9]\d{0,17}$/u, 'it is not in minor units'),
  wonAt: moment.exactOptional(),
});

export type VendorRow = z.output<typeof vendorRow>;
export type GameRow = z.output<typeof gameRow>;
export type RecentGameRow = z.output<typeof recentGameRow>;
export type WinRow = z.output<typeof winRow>;
