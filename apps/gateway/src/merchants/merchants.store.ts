import { and, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { merchantHosts, merchants } from './merchants.schema.ts';
import type { ActiveMerchant } from './merchants.types.ts';

/** The merchant or world with this id. */
export const findMerchant = async (orm: Orm, id: string): Promise<ActiveMerchant | undefined> => {
  const [row] = await orm
    .select()
    .from(merchants)
    .where(and(eq(merchants.id, id), eq(merchants.played, true)));
  return (
    row && {
      id: row.id,
      origin: row.origin ?? row.id,
      // A merchant's is always written for it; a world's only once it has changed.
      catalogue: row.catalogue_version === '' ? (row.origin ?? row.id) : row.id,
      settings: row.settings,
      conditions: row.conditions,
      clockOffsetMs: row.clock_offset_ms,
    }
  );
};

/** The id of the merchant that a domain belongs to. */
export const findMerchantOfDomain = async (orm: Orm, host: string): Promise<string | undefined> => {
  const [row] = await orm.select().from(merchantHosts).where(eq(merchantHosts.host, host));
  return row?.merchant;
};

/** The domains of a merchant, in the order of the alphabet. */
export const listDomains = async (orm: Orm, merchant: string): Promise<string[]> =>
  (await orm.select().from(merchantHosts).where(eq(merchantHosts.merchant, merchant)).orderBy(merchantHosts.host)).map(
    ({ host }) => host,
  );

/** Every merchant that is played, without worlds. */
export const listMerchantIds = async (orm: Orm): Promise<string[]> => {
  const isMerchant = and(isNull(merchants.origin), eq(merchants.played, true));
  return (await orm.select({ id: merchants.id }).from(merchants).where(isMerchant).orderBy(merchants.id)).map(
    ({ id }) => id,
  );
};
