import type { Orm } from '../database/database.types.ts';
import { findMerchant, findMerchantOfDomain } from './merchants.store.ts';
import type { ActiveMerchant } from './merchants.types.ts';

const LOCAL_HOST = /^(?:(?<world>[a-z0-9-]+)\.)?(?<tenant>[a-z0-9_-]+)\.localhost$/u;

const findWorld = async (orm: Orm, id: string, origin: string | undefined): Promise<ActiveMerchant | undefined> => {
  const world = await findMerchant(orm, id);
  return world && world.id !== world.origin && (origin ?? world.origin) === world.origin ? world : undefined;
};

/**
 * The merchant that a host name leads to: `<tenant>.localhost`, a domain of the tenant, or `<world>.<tenant>.localhost`.
 * `world` names a world beside the host (the header X-World); it must be one of the host's merchant, where it has one.
 */
export const merchantOfHost = async (orm: Orm, host: string, world?: string): Promise<ActiveMerchant | undefined> => {
  const local = LOCAL_HOST.exec(host)?.groups;
  const tenant = local === undefined ? await findMerchantOfDomain(orm, host) : local['tenant'];
  const named = world ?? local?.['world'];
  if (named !== undefined) return findWorld(orm, named, tenant);
  const merchant = tenant === undefined ? undefined : await findMerchant(orm, tenant);
  return merchant?.id === merchant?.origin ? merchant : undefined;
};
