import { and, eq, isNull } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { merchantHosts, merchants } from './merchants.schema.ts';
import type { ActiveMerchant } from './merchants.types.ts';

let readings = 0;

const active = (row: typeof merchants.$inferSelect): ActiveMerchant => {
  readings += 1;
  return {
    id: row.id,
    origin: row.origin ?? row.id,
    // Merchants always have a catalogue of their own; a world only once it has changed it.
    catalogue: row.catalogue_version === '' ? (row.origin ?? row.id) : row.id,
    settings: row.settings,
    conditions: row.conditions,
    clockOffsetMs: row.clock_offset_ms,
    version: readings,
  };
};

/** The merchant or world with this id. */
export const findMerchant = async (orm: Orm, id: string): Promise<ActiveMerchant | undefined> => {
  const [row] = await orm
    .select()
    .from(merchants)
    .where(and(eq(merchants.id, id), eq(merchants.played, true)));
  return row && active(row);
};

/** All active merchants without worlds, sorted by id. */
export const listMerchants = async (orm: Orm): Promise<ActiveMerchant[]> => {
  const isMerchant = and(isNull(merchants.origin), eq(merchants.played, true));
  return (await orm.select().from(merchants).where(isMerchant).orderBy(merchants.id)).map(active);
};

/** All domains with their merchant, sorted. */
export const listDomains = (orm: Orm): Promise<{ host: string; merchant: string }[]> =>
  orm.select().from(merchantHosts).orderBy(merchantHosts.host);
