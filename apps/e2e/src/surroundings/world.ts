import { expect } from '@playwright/test';
import type { PlannedFailures, WorldRows, WorldSettings, WorldWish } from '@baize/worlds';
import { askEdge, askGateway, edgePort } from './surroundings.ts';

/**
 * Planned failures that leave home without games, for journeys about something else: shelves are most of a browser's work on
 * home.
 */
export const withoutGames: PlannedFailures = {
  errors: { getGameList: { code: 'switchedOff' }, getGameVendors: { code: 'switchedOff' } },
};

/**
 * A world with one vendor's eight games, which play in a frame, for journeys that need any game: rendering and axe get
 * slower with every card.
 */
export const oneVendor: WorldSettings = { games: { vendors: ['BAIZE'] } };

/** A merchant cloned for one journey, isolated from all others. */
export type World = {
  /** Id of the merchant. */
  readonly id: string;
  readonly host: string;
  readonly address: string;
  /** Session token of the requested account. */
  readonly token: string | undefined;
  setFailures(failures: PlannedFailures): Promise<void>;
  advanceClock(milliseconds: number): Promise<void>;
  /** Adds rows while the journey runs, such as a deposit that is credited. */
  addRows(rows: WorldRows): Promise<void>;
  /** SMS and e-mails sent to the world's members, newest first. */
  messages(): Promise<readonly string[]>;
  end(): Promise<void>;
};

/** Clones a merchant and applies the journey's changes. */
export const createWorld = async (from: string, wish: WorldWish = {}): Promise<World> => {
  const made = (await askEdge('/lab/worlds', 'POST', { from, ...wish })) as {
    id: string;
    host: string;
    token?: string;
  };
  const place = `/lab/worlds/${made.id}`;
  return {
    id: made.id,
    host: made.host,
    address: `http://${made.host}:${edgePort}`,
    token: made.token,
    setFailures: async (failures) => void (await askEdge(place, 'PATCH', { failures })),
    advanceClock: async (milliseconds) => void (await askEdge(place, 'PATCH', { clock: { advance: milliseconds } })),
    addRows: async (rows) => void (await askEdge(place, 'PATCH', { rows })),
    messages: async () => {
      const sent = (await askGateway(`/outbox/messages?merchant=${made.id}`)) as { body: string }[];
      return sent.map(({ body }) => body);
    },
    end: async () => void (await askEdge(place, 'DELETE')),
  };
};

/** Waits for `count` messages and returns the code in the latest. */
export const codeSent = async (world: World, count = 1): Promise<string> => {
  await expect.poll(async () => (await world.messages()).length).toBe(count);
  return /\d{6}/u.exec((await world.messages())[0] ?? '')?.[0] ?? '';
};
