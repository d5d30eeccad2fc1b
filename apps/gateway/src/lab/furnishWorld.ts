import type { JurisdictionId } from '@baize/domain/jurisdictions';
import type { WorldRows, WorldSettings } from '@baize/worlds';
import { writeAnnouncementReadRows, writeAnnouncementRows } from '../announcements/announcements.rows.ts';
import { seedAnnouncements } from '../announcements/seedAnnouncements.ts';
import { writeGameRows, writeRecentGameRows, writeVendorRows, writeWinRows } from '../catalogue/catalogue.rows.ts';
import { catalogueVersion, seedCatalogue } from '../catalogue/seedCatalogue.ts';
import type { Tx } from '../database/database.types.ts';
import { writeEventRows } from '../events/events.rows.ts';
import { writeFavouriteRows } from '../favourites/favourites.rows.ts';
import { writeMemberRows } from '../member/members.rows.ts';
import { writeMessageRows } from '../messages/messages.rows.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { refusePlay } from '../limits/refusePlay.ts';
import { writeDepositRows, writeWithdrawalAccountRows, writeWithdrawalRows } from '../payments/payments.rows.ts';
import { writePointGrantRows, writeRedemptionRows } from '../points/points.rows.ts';
import { writePromotionEntryRows } from '../promotions/promotions.rows.ts';
import { writeReferralRows } from '../referral/referral.rows.ts';
import { writeRoundRows } from '../records/records.rows.ts';
import { writeVendorWalletRows } from '../transfers/transfers.rows.ts';
import { changedSettings } from './changedSettings.ts';
import { changeWorld } from './worlds.store.ts';

/** A world's settings, law and rows that differ from its merchant's. */
export type Furnishing = { settings?: WorldSettings; jurisdiction?: JurisdictionId; rows?: WorldRows };

const showsItsOwn = ({ settings, rows }: Furnishing, world: ActiveMerchant): boolean =>
  settings?.games !== undefined ||
  (world.catalogue !== world.id &&
    [rows?.vendors, rows?.games, rows?.announcements].some((given) => given !== undefined));

/** Seeds the world's own vendors, games and announcements, in place of its merchant's. */
const beginOwnCatalogue = async (tx: Tx, world: ActiveMerchant, now: Date): Promise<ActiveMerchant> => {
  const own = { ...world.settings, id: world.id };
  await seedCatalogue(tx, own, now);
  await seedAnnouncements(tx, world.id, now);
  await changeWorld(tx, world.id, { catalogue_version: catalogueVersion(own) });
  return { ...world, catalogue: world.id };
};

/**
 * Writes a world's own settings and rows, and returns the changed world. Throws an `InvalidWish` for a row that refers to
 * something unknown. The world shares its merchant's catalogue until a row of it is given, or `settings.games`.
 */
export const furnishWorld = async (
  tx: Tx,
  before: ActiveMerchant,
  furnishing: Furnishing,
  now: Date,
): Promise<ActiveMerchant> => {
  const { settings, jurisdiction, rows = {} } = furnishing;
  let world = before;
  if (settings !== undefined || jurisdiction !== undefined) {
    const changed = settings === undefined ? world.settings : changedSettings(world.settings, settings);
    world = { ...world, settings: { ...changed, ...(jurisdiction === undefined ? {} : { jurisdiction }) } };
    await changeWorld(tx, world.id, { settings: world.settings });
  }
  if (showsItsOwn(furnishing, world)) world = await beginOwnCatalogue(tx, world, now);
  await writeMemberRows(tx, world, rows.members ?? [], now);
  await writeVendorRows(tx, world, rows.vendors ?? []);
  await writeGameRows(tx, world, rows.games ?? []);
  await writeRecentGameRows(tx, world, rows.recentGames ?? [], now);
  await writeWinRows(tx, world, rows.wins ?? [], now);
  await writeFavouriteRows(tx, world, rows.favourites ?? [], now);
  if (rows.announcements !== undefined) await writeAnnouncementRows(tx, world, rows.announcements, now);
  await writeAnnouncementReadRows(tx, world, rows.announcementsRead ?? [], now);
  await writePromotionEntryRows(tx, world, rows.promotionEntries ?? [], now);
  await writePointGrantRows(tx, world, rows.pointGrants ?? [], now);
  await writeRedemptionRows(tx, world, rows.redemptions ?? [], now);
  await writeRoundRows(tx, world, rows.rounds ?? [], now);
  await writeVendorWalletRows(tx, world, rows.vendorWallets ?? [], now);
  await writeWithdrawalAccountRows(tx, world, rows.withdrawalAccounts ?? [], now);
  await writeDepositRows(tx, world, rows.deposits ?? [], { refusePlay, now });
  await writeWithdrawalRows(tx, world, rows.withdrawals ?? [], now);
  await writeEventRows(tx, world, rows.events ?? [], now);
  await writeMessageRows(tx, world, rows.messages ?? [], now);
  await writeReferralRows(tx, world, rows.referrals ?? [], now);
  return world;
};
