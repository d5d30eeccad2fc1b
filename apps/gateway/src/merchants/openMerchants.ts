import type { Database } from '../database/database.types.ts';
import { findMerchant, listDomains, listMerchants } from './merchants.store.ts';
import type { ActiveMerchant } from './merchants.types.ts';

/** In-memory cache of merchants; cached merchants need no query. */
export type MerchantRegistry = {
  /** The merchant with this id; undefined for worlds. */
  readonly findPlayed: (id: string) => Promise<ActiveMerchant | undefined>;
  /** The merchant or world with this id. */
  readonly find: (id: string) => Promise<ActiveMerchant | undefined>;
  /** The id of the merchant that a domain belongs to. */
  readonly ofDomain: (host: string) => Promise<string | undefined>;
  /** Domains of a merchant, sorted. */
  readonly domainsOf: (merchant: string) => Promise<string[]>;
  /** Ids of all active merchants without worlds, sorted. */
  readonly ids: () => Promise<string[]>;
  /** Stops listening for changes. */
  readonly close: () => void;
};

/** Signal text: the merchants have changed and must be read again. */
export const MERCHANTS_CHANGED = 'merchants';
/** Signal text: a world has changed or ended. */
export const worldChanged = (id: string): string => `world ${id}`;

const MOST_WORLDS = 2000;

type Played = {
  readonly merchants: ReadonlyMap<string, ActiveMerchant>;
  readonly domains: ReadonlyMap<string, string>;
};

/**
 * Caches all merchants, and worlds once they are used. A signal from any gateway on the same database invalidates the
 * cache. Unknown worlds are queried only where worlds are allowed.
 */
export const openMerchants = async (
  { owner: orm, signals }: Pick<Database, 'owner' | 'signals'>,
  { worlds: mayHaveWorlds }: { worlds: boolean },
): Promise<MerchantRegistry> => {
  const worlds = new Map<string, Promise<ActiveMerchant | undefined>>();
  let all: Promise<Played> | undefined;

  const close = await signals.hear((what) => {
    for (const id of worlds.keys())
      if (what === undefined || what === MERCHANTS_CHANGED || what === worldChanged(id)) worlds.delete(id);
    if (what === undefined || what === MERCHANTS_CHANGED) all = undefined;
  });

  const read = async (): Promise<Played> => ({
    merchants: new Map((await listMerchants(orm)).map((merchant) => [merchant.id, merchant])),
    domains: new Map((await listDomains(orm)).map(({ host, merchant }) => [host, merchant])),
  });

  const played = (): Promise<Played> => {
    if (all !== undefined) return all;
    const reading = read();
    all = reading;
    // A failed read is retried by the next call.
    reading.catch(() => (all = all === reading ? undefined : all));
    return reading;
  };

  const findWorld = (id: string): Promise<ActiveMerchant | undefined> => {
    const known = worlds.get(id);
    if (known !== undefined) return known;
    const looking = findMerchant(orm, id);
    worlds.set(id, looking);
    const forget = (): void => {
      if (worlds.get(id) === looking) worlds.delete(id);
    };
    looking.then((found) => found ?? forget(), forget);
    const [oldest] = worlds.keys();
    if (worlds.size > MOST_WORLDS && oldest !== undefined) worlds.delete(oldest);
    return looking;
  };

  const findPlayed = async (id: string) => (await played()).merchants.get(id);

  return {
    findPlayed,
    find: async (id) => (await findPlayed(id)) ?? (mayHaveWorlds ? findWorld(id) : undefined),
    ofDomain: async (host) => (await played()).domains.get(host),
    domainsOf: async (merchant) =>
      [...(await played()).domains].flatMap(([host, owner]) => (owner === merchant ? [host] : [])),
    ids: async () => [...(await played()).merchants.keys()],
    close,
  };
};
