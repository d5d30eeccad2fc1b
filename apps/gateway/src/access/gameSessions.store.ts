import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { gameSessions } from './gameSessions.schema.ts';
import { sessions } from './access.schema.ts';
import { hashOf, newId, newToken } from '../secrets/random.ts';

export type GameSession = typeof gameSessions.$inferSelect;

const LAUNCH_SECONDS = 120;
const PLAY_MS = 4 * 3_600_000;

/** Inserts a game session. Its launch token is short-lived, single-use, and stored as a hash. */
export const openGameSession = async (
  orm: Orm,
  session: Pick<
    GameSession,
    | 'merchant'
    | 'member_id'
    | 'session_hash'
    | 'vassalage'
    | 'game_type'
    | 'game_code'
    | 'game_name'
    | 'mode'
    | 'language'
    | 'back_url'
  >,
  now: Date,
): Promise<{ id: string; token: string }> => {
  const [id, token] = [newId(), newToken()];
  await orm.insert(gameSessions).values({
    ...session,
    id,
    launch_token_hash: hashOf(token),
    launch_expires_at: new Date(now.getTime() + LAUNCH_SECONDS * 1000),
    created_at: now,
    expires_at: new Date(now.getTime() + PLAY_MS),
  });
  return { id, token };
};

/** The game session of a launch token, across all merchants. */
export const findLaunch = async (orm: Orm, token: string): Promise<GameSession | undefined> => {
  const [row] = await orm
    .select()
    .from(gameSessions)
    .where(eq(gameSessions.launch_token_hash, hashOf(token)));
  return row;
};

/** Condition: the member session that opened the game is alive. A visitor's demo needs none. */
const isOpen = or(
  isNull(gameSessions.session_hash),
  sql`exists (select from ${sessions} where ${sessions.merchant} = ${gameSessions.merchant} and ${sessions.token_hash} = ${gameSessions.session_hash})`,
);

/**
 * Consumes a launch token. Returns undefined when the token or its member session has expired, or it was used already.
 */
export const startGameSession = async (orm: Orm, token: string, now: Date): Promise<GameSession | undefined> => {
  const [row] = await orm
    .update(gameSessions)
    .set({ launch_token_hash: null })
    .where(and(eq(gameSessions.launch_token_hash, hashOf(token)), gt(gameSessions.launch_expires_at, now), isOpen))
    .returning();
  return row;
};

/** A game session by its id, across all merchants. */
export const findGameSession = async (orm: Orm, id: string): Promise<GameSession | undefined> => {
  const [row] = await orm.select().from(gameSessions).where(eq(gameSessions.id, id));
  return row;
};
