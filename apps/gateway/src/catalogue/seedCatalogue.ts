import { eq } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { games, vendors } from './catalogue.schema.ts';
import type { SandboxMerchant } from '../merchants/merchants.types.ts';
import { hashOf } from '../secrets/random.ts';
import { gameSeeds, vendorSeeds } from './catalogueData.ts';
import type { GameSeed, VendorSeed } from './catalogueData.ts';
import { esportsVendors } from '@baize/domain/categories';

const esports: readonly string[] = esportsVendors;
/** In hundredths of the currency's unit. */
const USUAL_MIN_BET = 20;
const MAINTENANCE_MS = 30 * 24 * 3_600_000;

/** Where a vendor stands for a merchant; undefined when the merchant does not have it. */
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

/** Names what a merchant's catalogue is made of; a different one means that it must be written again. */
export const catalogueVersion = (merchant: SandboxMerchant): string =>
  hashOf(JSON.stringify([vendorsOf(merchant), gameSeeds, merchant.sandbox.currency]));

/** What a game is found by: its names, and its vendor's. */
export const searchText = (names: GameSeed['names'], vendorName: string): string =>
  [...Object.values(names), vendorName].join('\n').toLowerCase();

/** Writes the vendors and games that a merchant has, in its order. */
export const seedCatalogue = async (orm: Orm, merchant: SandboxMerchant, now: Date): Promise<void> => {
  const until = new Date(now.getTime() + MAINTENANCE_MS);
  const closed = (status: 'maintenance' | undefined) => ({
    status: status ?? null,
    maintenance_until: status === undefined ? null : until,
  });
  const own = vendorsOf(merchant);
  await orm.delete(vendors).where(eq(vendors.merchant, merchant.id));
  await orm.delete(games).where(eq(games.merchant, merchant.id));
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
  const gameRows = own.flatMap((vendor) =>
    gameSeeds
      .filter(({ vassalage, gameType }) => vassalage === vendor.vassalage && gameType === vendor.gameType)
      .map((game) => ({
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
        trial: game.trial,
        min_bet: BigInt(game.minBet ?? USUAL_MIN_BET),
        lines: game.lines ?? 0,
        heat: game.heat,
        ...closed(game.status),
      })),
  );
  if (vendorRows.length > 0) await orm.insert(vendors).values(vendorRows);
  const placed = gameRows.map((row, position) => Object.assign(row, { position }));
  if (placed.length > 0) await orm.insert(games).values(placed);
};
