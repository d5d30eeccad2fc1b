import type { MerchantRegistry } from './openMerchants.ts';
import type { ActiveMerchant } from './merchants.types.ts';

const LOCAL_HOST = /^(?:(?<world>[a-z0-9-]+)\.)?(?<tenant>[a-z0-9_-]+)\.localhost$/u;

const findWorld = async (
  known: MerchantRegistry,
  id: string,
  origin: string | undefined,
): Promise<ActiveMerchant | undefined> => {
  const world = await known.find(id);
  return world && world.id !== world.origin && (origin ?? world.origin) === world.origin ? world : undefined;
};

/**
 * Resolves a host name to its merchant: `<tenant>.localhost`, a domain of the tenant, or `<world>.<tenant>.localhost`.
 * `world` (the X-World header) selects a world; when the host has a merchant, it must be a world of that merchant.
 */
export const merchantOfHost = async (
  known: MerchantRegistry,
  host: string,
  world?: string,
): Promise<ActiveMerchant | undefined> => {
  const local = LOCAL_HOST.exec(host)?.groups;
  const tenant = local === undefined ? await known.ofDomain(host) : local['tenant'];
  const named = world ?? local?.['world'];
  if (named !== undefined) return findWorld(known, named, tenant);
  return tenant === undefined ? undefined : known.findPlayed(tenant);
};
