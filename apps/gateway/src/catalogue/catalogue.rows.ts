import type { GameRow, RecentGameRow, VendorRow, WinRow } from '@baize/worlds';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../database/database.types.ts';
import { InvalidWish } from '../kernel/invalidWish.ts';
import { findMemberByAccount } from '../accounts/members.store.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { games, vendors } from './catalogue.schema.ts';
import { findGame, findVendor, rememberPlayed } from './catalogue.store.ts';
import { searchText } from './seedCatalogue.ts';
import { rememberWins } from './wins.store.ts';

/** Columns of a row's status; none when the row leaves the status out. */
const openingOf = ({ status, maintenanceUntil }: Pick<GameRow, 'status' | 'maintenanceUntil'>) => {
  if (status === undefined) return {};
  const until = maintenanceUntil === undefined ? null : new Date(maintenanceUntil);
  return { status: status === 'open' ? null : status, maintenance_until: until };
};

const noGame = ({ vassalage, gameCode }: Pick<GameRow, 'vassalage' | 'gameCode'>): InvalidWish =>
  new InvalidWish(`The world has no game ${gameCode} of ${vassalage}.`);

/** Changes vendors of a world that has a catalogue of its own. */
export const writeVendorRows = async (tx: Tx, { id }: ActiveMerchant, rows: readonly VendorRow[]): Promise<void> => {
  for (const row of rows) {
    const change = {
      vassalage: row.vassalage,
      ...openingOf(row),
      display_name: row.displayName,
      is_new: row.isNew,
      launch_mode: row.launchMode,
      in_house: row.inHouse,
    };
    const isThis = and(eq(vendors.merchant, id), eq(vendors.vassalage, row.vassalage));
    const changed = await tx.update(vendors).set(change).where(isThis).returning();
    if (changed.length === 0) throw new InvalidWish(`The world has no vendor ${row.vassalage}.`);
  }
};

/** Changes games of a world that has a catalogue of its own. */
export const writeGameRows = async (tx: Tx, { id }: ActiveMerchant, rows: readonly GameRow[]): Promise<void> => {
  for (const row of rows) {
    const vendor = await findVendor(tx, id, row.vassalage);
    if (vendor === undefined) throw noGame(row);
    const change = {
      vassalage: row.vassalage,
      ...openingOf(row),
      names: row.names,
      search_text: row.names === undefined ? undefined : searchText(row.names, vendor.display_name),
      trial: row.trial,
    };
    const isThis = and(eq(games.merchant, id), eq(games.vassalage, row.vassalage), eq(games.game_code, row.gameCode));
    const changed = await tx.update(games).set(change).where(isThis).returning();
    if (changed.length === 0) throw noGame(row);
  }
};

/** Looks up the member and the game of a row; throws `InvalidWish` when either is unknown. */
export const memberAndGame = async (
  tx: Tx,
  { id: merchant, catalogue }: ActiveMerchant,
  row: Pick<RecentGameRow, 'account' | 'vassalage' | 'gameCode'>,
): Promise<{ memberId: string; nodeId: string }> => {
  const member = await findMemberByAccount(tx, merchant, row.account);
  if (member === undefined) throw new InvalidWish(`The world has no account ${row.account}.`);
  const game = await findGame(tx, catalogue, row);
  if (game === undefined) throw noGame(row);
  return { memberId: member.id, nodeId: game.node_id };
};

/** Writes recently played games of members of a world; the first row is the most recent. */
export const writeRecentGameRows = async (
  tx: Tx,
  world: ActiveMerchant,
  rows: readonly RecentGameRow[],
  now: Date,
): Promise<void> => {
  for (const [place, row] of rows.entries()) {
    const played = await memberAndGame(tx, world, row);
    const playedAt = row.playedAt === undefined ? new Date(now.getTime() - place * 1000) : new Date(row.playedAt);
    await rememberPlayed(tx, { merchant: world.id, visit: '', ...played, now: playedAt });
  }
};

/** Writes prizes in games of a world; the first row is the most recent. */
export const writeWinRows = async (
  tx: Tx,
  { id: merchant, catalogue }: ActiveMerchant,
  rows: readonly WinRow[],
  now: Date,
): Promise<void> => {
  for (const [place, row] of rows.entries()) {
    const game = await findGame(tx, catalogue, row);
    if (game === undefined) throw noGame(row);
    const { vassalage, game_type, game_code } = game;
    const win = { vassalage, game_type, game_code, player: row.player, amount: BigInt(row.amount) };
    const wonAt = row.wonAt === undefined ? new Date(now.getTime() - place * 1000) : new Date(row.wonAt);
    await rememberWins(tx, [{ merchant, reference: `row-${place}-${wonAt.getTime()}`, ...win, won_at: wonAt }]);
  }
};
