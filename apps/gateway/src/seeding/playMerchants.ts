import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { Orm, Tx } from '../database/database.types.ts';
import { merchantHosts, merchants } from '../merchants/merchants.schema.ts';
import { seedAnnouncements } from '../announcements/seedAnnouncements.ts';
import { catalogueVersion, seedCatalogue } from '../catalogue/seedCatalogue.ts';
import { seedWins } from '../catalogue/seedWins.ts';
import { seedHistory } from './seedHistory.ts';
import { demoHistories, seedMembers } from './seedMembers.ts';
import type { SandboxMerchant } from '../merchants/merchants.types.ts';

const playMerchant = async (
  tx: Tx,
  merchant: SandboxMerchant,
  now: Date,
  { hash, records }: { hash: ((text: string) => Promise<string>) | undefined; records: boolean },
) => {
  const [known] = await tx.select().from(merchants).where(eq(merchants.id, merchant.id));
  const version = catalogueVersion(merchant);
  if (known === undefined) {
    await tx.insert(merchants).values({ id: merchant.id, settings: merchant, created_at: now });
    if (hash !== undefined) {
      await seedMembers(tx, merchant, { now, hash, records });
      await seedWins(tx, merchant, now);
    }
  }
  if (known?.catalogue_version !== version) {
    await seedCatalogue(tx, merchant, now);
    await seedAnnouncements(tx, merchant.id, now);
  }
  if (known === undefined && hash !== undefined && records)
    for (const id of demoHistories) await seedHistory(tx, merchant, id, now);
  const isThis = eq(merchants.id, merchant.id);
  await tx.update(merchants).set({ settings: merchant, catalogue_version: version, played: true }).where(isThis);
  await tx.delete(merchantHosts).where(eq(merchantHosts.merchant, merchant.id));
  const hosts = merchant.domains.map((host) => ({ host: host.toLowerCase(), merchant: merchant.id }));
  if (hosts.length > 0) await tx.insert(merchantHosts).values(hosts).onConflictDoNothing();
};

/**
 * Activates these merchants. A new one gets its catalogue and, if wanted, demo accounts with wallets and months of records. A known one keeps
 * its data and gets its new settings, and a new catalogue when that has changed. All others keep their data and become
 * inactive.
 */
export const playMerchants = async (
  orm: Orm,
  played: readonly SandboxMerchant[],
  now: Date,
  {
    demoAccounts,
    demoRecords = false,
    hash,
  }: { demoAccounts: boolean; demoRecords?: boolean; hash: (text: string) => Promise<string> },
): Promise<void> => {
  const hashes = new Map<string, Promise<string>>();
  const hashOnce = (password: string): Promise<string> => {
    const known = hashes.get(password) ?? hash(password);
    hashes.set(password, known);
    return known;
  };
  const ids = played.map(({ id }) => id);
  const gone =
    ids.length === 0 ? isNull(merchants.origin) : and(isNull(merchants.origin), notInArray(merchants.id, ids));
  await orm.update(merchants).set({ played: false }).where(gone);
  for (const merchant of played)
    await orm.transaction((tx) =>
      playMerchant(tx, merchant, now, { hash: demoAccounts ? hashOnce : undefined, records: demoRecords }),
    );
};
