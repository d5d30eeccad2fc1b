import type { Database } from '../database/database.types.ts';
import { findMerchant, listDomains, listMerchants } from './merchants.store.ts';
import type { ActiveMerchant } from './merchants.types.ts';

/** The merchants as they are held in memory: asking for one that is played asks no database. */
export type KnownMerchants = {
  /** The merchant with this id, which is no world. */
  readonly findPlayed: (id: string) => Promise<ActiveMerchant | undefined>;
  /** The merchant or world with this id. */
  readonly find: (id: string) => Promise<ActiveMerchant | undefined>;
  /** The id of the merchant that a domain belongs to. */
  readonly ofDomain: (host: string) => Promise<string | undefined>;
  /** The domains of a merchant, in the order of the alphabet. */
  readonly domainsOf: (merchant: string) => Promise<string[]>;
  /** The ids of all that are played, without worlds, in the order of the alphabet. */
  readonly ids: () => Promise<string[]>;
  /** Ends what keeps them up to date. */
  readonly close: () => void;
};

/** Said when merchants are played anew; everything that is known of them is read again. */
export const MERCHANTS_CHANGED = 'merchants';
/** Said when a world has changed or ended. */
export const worldChanged = (id: string): string => `world ${id}`;

const MOST_WORLDS = 2000;

type Played = {
  readonly merchants: ReadonlyMap<string, ActiveMerchant>;
  readonly domains: ReadonlyMap<string, string>;
};

/**
 * Holds all merchants, and the worlds that were asked for, until somebody says that they have changed: this gateway, or
 * another one on the same database. A world that is not known is looked up, where there may be worlds.
 */
export const knowMerchants = async (
  { owner: orm, signals }: Pick<Database, 'owner' | 'signals'>,
  { worlds: mayHaveWorlds }: { worlds: boolean },
): Promise<KnownMerchants> => {
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
    // What could not be read is tried again with the next call.
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
