import { expect } from '@playwright/test';
import type { Faults, WorldRows, WorldSettings, WorldWish } from '@baize/worlds';
import { askEdge, askGateway, edgePort } from './surroundings.ts';

/**
 * Faults that leave home without games. For journeys that look at something else: the shelves are most of a browser's
 * work on home.
 */
export const withoutGames: Faults = {
  errors: { getGameList: { code: 'switchedOff' }, getGameVendors: { code: 'switchedOff' } },
};

/**
 * Home with the eight games of one vendor, which play in a frame. For journeys that need a game, whichever else there
 * are: what a browser draws and axe looks at grows with every card.
 */
export const oneVendor: WorldSettings = { games: { vendors: ['BAIZE'] } };

/** A merchant cloned for one journey: nobody else sees what happens in it. */
export interface World {
  readonly host: string;
  readonly address: string;
  /** A session of the account that was asked for. */
  readonly token: string | undefined;
  setFaults(faults: Faults): Promise<void>;
  advanceClock(milliseconds: number): Promise<void>;
  /** What happens while the journey looks on, such as a deposit that is credited. */
  addRows(rows: WorldRows): Promise<void>;
  /** What was sent to its members by SMS and e-mail, the latest first. */
  messages(): Promise<readonly string[]>;
  end(): Promise<void>;
}

/** Clones a merchant, and has it otherwise where a journey asks for it. */
export async function createWorld(from: string, wish: WorldWish = {}): Promise<World> {
  const made = (await askEdge('/lab/worlds', 'POST', { from, ...wish })) as {
    id: string;
    host: string;
    token?: string;
  };
  const place = `/lab/worlds/${made.id}`;
  return {
    host: made.host,
    address: `http://${made.host}:${edgePort}`,
    token: made.token,
    setFaults: async (faults) => void (await askEdge(place, 'PATCH', { faults })),
    advanceClock: async (milliseconds) => void (await askEdge(place, 'PATCH', { clock: { advance: milliseconds } })),
    addRows: async (rows) => void (await askEdge(place, 'PATCH', { rows })),
    messages: async () => {
      const sent = (await askGateway(`/outbox/messages?merchant=${made.id}`)) as { body: string }[];
      return sent.map(({ body }) => body);
    },
    end: async () => void (await askEdge(place, 'DELETE')),
  };
}

/** The code of the latest message, once that many were sent. */
export async function codeSent(world: World, count = 1): Promise<string> {
  await expect.poll(async () => (await world.messages()).length).toBe(count);
  return /\d{6}/u.exec((await world.messages())[0] ?? '')?.[0] ?? '';
}
