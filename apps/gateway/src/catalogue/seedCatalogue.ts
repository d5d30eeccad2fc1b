import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../database/database.types.ts';
import { games, vendors } from './catalogue.schema.ts';
import type { SandboxMerchant } from '../merchants/merchants.types.ts';
import { hashOf } from '../secrets/random.ts';
import { announcementSeeds } from '../announcements/announcementData.ts';
import { gameSeeds, vendorSeeds } from './catalogueData.ts';
import { codeOfCopy } from './copies.ts';
import type { GameSeed, VendorSeed } from './catalogue.types.ts';
import { esportsVendors } from '@baize/domain/categories';
import { searchForm } from '@baize/domain/typed-text';

const esports: readonly string[] = esportsVendors;
/** In hundredths of the currency's unit. */
const USUAL_MIN_BET = 20;
const USUAL_DAYS = 120;
const MAINTENANCE_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

/** Sort position of a vendor at a merchant; undefined when the merchant does not have the vendor. */
const placeOf = ({ sandbox }: SandboxMerchant, { vassalage, gameType }: VendorSeed): number | undefined => {
  const category = gameType === 'SPORTS' && esports.includes(vassalage) ? 'ESPORTS' : gameType;
  const inCategories = sandbox.games.categories?.indexOf(category) ?? 0;
  const inVendors = sandbox.games.vendors?.findIndex((code) => code === vassalage) ?? 0;
  return inCategories < 0 || inVendors < 0 ? undefined : inCategories * 1000 + inVendors;
};

const vendorsOf = (merchant: SandboxMerchant): VendorSeed[] =>
  vendorSeeds
    .flatMap((vendor) => {
      const place = placeOf(merchant, vendor);
      return place === undefined ? [] : [{ vendor, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ vendor }) => vendor);

/** Hash of all inputs of a merchant's catalogue; a changed hash triggers seeding again. */
export const catalogueVersion = (merchant: SandboxMerchant): string =>
  hashOf(
    JSON.stringify([
      vendorsOf(merchant),
      gameSeeds,
      // Search texts are stored: a changed normalisation must seed the catalogue again.
      gameSeeds.map(({ names }) => searchText(names, '')),
      announcementSeeds,
      merchant.sandbox.currency,
      merchant.sandbox.games.copies,
    ]),
  );

/** Stored search text: the game's names and the vendor's name, one per line, in normal form. */
export const searchText = (names: GameSeed['names'], vendorName: string): string =>
  [...Object.values(names), vendorName].map(searchForm).join('\n');

/**
 * Interleaves the vendors of each category (first game of each, then second of each), so that page one has every
 * vendor.
 */
export const interleaveVendors = (vendorsInOrder: readonly VendorSeed[]): { vendor: VendorSeed; game: GameSeed }[] => {
  const categories = [...new Set(vendorsInOrder.map(({ gameType }) => gameType))];
  return categories.flatMap((category) => {
    const shelves = vendorsInOrder
      .filter(({ gameType }) => gameType === category)
      .map((vendor) =>
        gameSeeds
          .filter(({ vassalage, gameType }) => vassalage === vendor.vassalage && gameType === category)
          .map((game) => ({ vendor, game })),
      );
    const longest = Math.max(0, ...shelves.map(({ length }) => length));
    return Array.from({ length: longest }, (_, turn) => shelves.flatMap((shelf) => shelf.slice(turn, turn + 1))).flat();
  });
};

/** The n-th copy of a game; copy 1 is the game itself. */
const copyOf = (game: GameSeed, copy: number): GameSeed => {
  if (copy === 1) return game;
  const names = Object.entries(game.names).map(([code, name]) => [code, `${name} ${copy}`] as const);
  return {
    ...game,
    gameCode: codeOfCopy(game.gameCode, copy),
    names: { ...Object.fromEntries(names), EN: `${game.names.EN} ${copy}` },
  };
};

/** Inserts all rows as one JSON parameter: with one parameter per value, parsing takes longer than the insert. */
const insertAll = async (tx: Tx, table: PgTable, rows: readonly object[]): Promise<void> => {
  await tx.execute(
    sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`,
  );
};

/** Writes the vendors and games that a merchant has, in its order. */
export const seedCatalogue = async (tx: Tx, merchant: SandboxMerchant, now: Date): Promise<void> => {
  const until = new Date(now.getTime() + MAINTENANCE_DAYS * DAY_MS);
  const closed = (status: 'maintenance' | undefined) => ({
    status: status ?? null,
    maintenance_until: status === undefined ? null : until,
  });
  const own = vendorsOf(merchant);
  await tx.delete(vendors).where(eq(vendors.merchant, merchant.id));
  await tx.delete(games).where(eq(games.merchant, merchant.id));
  const vendorRows = own.map((vendor, position) => ({
    merchant: merchant.id,
    vassalage: vendor.vassalage,
    game_type: vendor.gameType,
    display_name: vendor.displayName,
    is_new: vendor.isNew ?? false,
    launch_mode: vendor.launchMode ?? ('frame' as const),
    in_house: vendor.inHouse ?? false,
    ...closed(vendor.status),
    position,
  }));
  const copies = Array.from({ length: merchant.sandbox.games.copies ?? 1 }, (_, index) => index + 1);
  const offered = copies.flatMap((copy) =>
    interleaveVendors(own).map(({ vendor, game }) => ({ vendor, game: copyOf(game, copy) })),
  );
  const gameRows = offered.map(({ vendor, game }, position) => ({
    merchant: merchant.id,
    node_id: `${game.vassalage}-${game.gameCode}`,
    vassalage: game.vassalage,
    game_type: game.gameType,
    game_code: game.gameCode,
    names: game.names,
    search_text: searchText(game.names, vendor.displayName),
    classify: game.classify ?? null,
    is_game: game.isGame ?? null,
    parent_code: game.parentCode ?? null,
    trial: game.trial ?? false,
    min_bet: game.minBet ?? USUAL_MIN_BET,
    lines: game.lines ?? 0,
    heat: game.heat,
    added_at: new Date(now.getTime() - (game.addedDaysAgo ?? USUAL_DAYS) * DAY_MS),
    ...closed(game.status),
    position,
  }));
  await insertAll(tx, vendors, vendorRows satisfies (typeof vendors.$inferInsert)[]);
  await insertAll(tx, games, gameRows satisfies (Omit<typeof games.$inferInsert, 'min_bet'> & { min_bet: number })[]);
};
