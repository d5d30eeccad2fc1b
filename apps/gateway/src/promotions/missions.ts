import { and, countDistinct, eq, gte, sql } from 'drizzle-orm';
import type { LanguageCode } from '@baize/domain/languages';
import type { Orm } from '../database/database.types.ts';
import { gameSessions } from '../access/gameSessions.schema.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { vendorTransactions as moves } from '../wallet/wallet.schema.ts';
import { inLanguage } from '../words/inLanguage.ts';
import { readWords } from '../words/readWords.ts';
import seeds from './data/missions.json' with { type: 'json' };
import { shareOf } from '../merchants/shareOf.ts';
import { stakedSince } from '../wallet/stakes.store.ts';
import { termOf } from './terms.ts';

/** A mission of the merchant's data. */
export type MissionSeed = {
  readonly id: string;
  readonly unit: 'rounds' | 'games' | 'money';
  readonly term: 'day' | 'week';
  /** For `money`, a share of the opening balance. */
  readonly required: number;
};

export const missionSeeds = seeds as readonly MissionSeed[];

/** What a mission requires; for `money` in minor units. */
export const goalOf = (merchant: ActiveMerchant, { unit, required }: MissionSeed): bigint =>
  unit === 'money' ? shareOf(merchant, required) : BigInt(required);

const wordsOf = readWords<{ title: string }>(new URL('data/missions/', import.meta.url));

type Asked = { readonly merchant: ActiveMerchant; readonly memberId: string; readonly now: Date };

/** Counts the rounds and the different games that a member has bet in since `since`. */
const playedSince = async (orm: Orm, { merchant, memberId }: Asked, since: Date) => {
  const [row] = await orm
    .select({
      rounds: countDistinct(sql`(${moves.session_id}, ${moves.round})`),
      games: countDistinct(sql`(${gameSessions.vassalage}, ${gameSessions.game_code})`),
    })
    .from(moves)
    .innerJoin(gameSessions, and(eq(gameSessions.merchant, moves.merchant), eq(gameSessions.id, moves.session_id)))
    .where(
      and(
        eq(moves.merchant, merchant.id),
        eq(gameSessions.member_id, memberId),
        eq(moves.kind, 'debit'),
        eq(moves.outcome, 'done'),
        eq(moves.rolled_back, false),
        gte(moves.occurred_at, since),
      ),
    );
  return { rounds: row?.rounds ?? 0, games: row?.games ?? 0 };
};

/** Missions of today and this week, with the member's progress (REQ-212). */
export const missionsOf = async (orm: Orm, asked: Asked, language: LanguageCode) => {
  const { merchant, memberId, now } = asked;
  const missions = [];
  for (const seed of missionSeeds) {
    const { id, unit, term } = seed;
    const { from, to } = termOf(term, now, merchant.settings.sandbox.timeZone);
    const done =
      unit === 'money'
        ? await stakedSince(orm, { merchant: merchant.id, memberId }, from)
        : (await playedSince(orm, asked, from))[unit];
    const title = inLanguage(wordsOf(id).title, language);
    missions.push({
      id,
      title,
      unit,
      done: String(done),
      required: String(goalOf(merchant, seed)),
      endsAt: to.toISOString(),
    });
  }
  return missions;
};
