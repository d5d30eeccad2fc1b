import { vendorCodes } from '@baize/tenant/sandbox';
import { z } from 'zod';
import { moment, opening, text, words } from './columns.ts';

const vassalage = z.enum(vendorCodes);

/** Changes to a vendor, in each of its categories. */
export const vendorRow = z.strictObject({
  vassalage,
  displayName: text.exactOptional(),
  isNew: z.boolean().exactOptional(),
  launchMode: z.enum(['frame', 'tab']).exactOptional(),
  /** True when its games are the house's own lotteries. */
  inHouse: z.boolean().exactOptional(),
  ...opening,
});

/** Changes to a game. */
export const gameRow = z.strictObject({
  vassalage,
  gameCode: text,
  names: words.exactOptional(),
  /** True when it can be played with play money. */
  trial: z.boolean().exactOptional(),
  ...opening,
});

/** A game that a member played; without times, the first row is the most recent. */
export const recentGameRow = z.strictObject({
  account: text,
  vassalage,
  gameCode: text,
  playedAt: moment.exactOptional(),
});

/** A prize; without times, the first row is the most recent. */
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
