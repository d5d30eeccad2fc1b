import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { members } from '../accounts/member.schema.ts';
import { gameRounds } from '../rounds/rounds.schema.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { promotionsOf } from './testing/promotionsOf.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const TRIAL = 4;
const DAY_MS = 86_400_000;
/** A Wednesday. */
const now = new Date('2026-03-04T12:00:00Z');

type Played = { readonly days?: number; readonly games?: number; readonly staked?: bigint; readonly session?: string };

const open = async () => {
  const { id: merchant, visitor } = await newWorldAt(gateway, 'alpha', { clock: now.toISOString() });
  const { owner } = gateway.database;
  const enrol = async (id: string, type = 0) => {
    const named = { account: id, account_key: id, nickname: `nick-${id}` };
    await owner.insert(members).values({ merchant, id, ...named, type, created_at: now });
  };
  /** Rounds that a member played some days ago, over some games. */
  const play = (member: string, rounds: number, { days = 0, games = 1, staked = 1n, session = 'play' }: Played = {}) =>
    owner.insert(gameRounds).values(
      Array.from({ length: rounds }, (_, nth) => ({
        merchant,
        id: randomUUID(),
        member_id: member,
        vassalage: 'BAIZE',
        game_type: 'RNG' as const,
        game_code: `game-${nth % games}`,
        session_id: session,
        round: randomUUID(),
        placed_at: new Date(now.getTime() - days * DAY_MS),
        staked,
        won: 0n,
        turnover: 0n,
        status: 'lost' as const,
      })),
    );
  return { enrol, play, leaders: () => promotionsOf(visitor).leaders() };
};

it('leaders are those who finished most missions, whatever they staked or lost [REQ-212]', async () => {
  const { enrol, play, leaders } = await open();
  for (const id of ['steady', 'spender', 'trier', 'idle']) await enrol(id);
  for (const id of ['bonus', 'demo']) await enrol(id, TRIAL);
  await play('steady', 20, { games: 3 });
  await play('steady', 20, { games: 3, days: 1 });
  await play('spender', 1, { staked: 10_000_000n });
  await play('trier', 3, { games: 3 });
  await play('idle', 19, { games: 2 });
  await play('demo', 20, { games: 3 });
  expect(await leaders()).toEqual([
    { player: 'ni***y', missions: 4 },
    { player: 'ni***r', missions: 1 },
    { player: 'ni***r', missions: 1 },
  ]);
});

it('missions of last week, returned stakes and bets on draws finish none of this week', async () => {
  const { enrol, play, leaders } = await open();
  await enrol('late');
  await play('late', 20, { games: 3, days: 4 });
  await play('late', 20, { games: 3, staked: 0n });
  await play('late', 20, { games: 3, session: 'draws' });
  expect(await leaders()).toEqual([]);
});
