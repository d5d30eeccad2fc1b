import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { gameSessions } from './launch.schema.ts';
import { sessions } from '../session/session.schema.ts';
import { hashOf, newId, newToken } from '../secrets/random.ts';

export type GameSession = typeof gameSessions.$inferSelect;

const LAUNCH_SECONDS = 120;
const PLAY_MS = 4 * 3_600_000;

/** Opens a session with a vendor; the token that starts it is short-lived, used once and kept as a hash only. */
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

/** Finds the session that a launch token would start, whichever merchant it belongs to. */
export const findLaunch = async (orm: Orm, token: string): Promise<GameSession | undefined> => {
  const [row] = await orm
    .select()
    .from(gameSessions)
    .where(eq(gameSessions.launch_token_hash, hashOf(token)));
  return row;
};

/** The session that opened the game still runs; a visitor's demo needs none. */
const isOpen = or(
  isNull(gameSessions.session_hash),
  sql`exists (select from ${sessions} where ${sessions.merchant} = ${gameSessions.merchant} and ${sessions.token_hash} = ${gameSessions.session_hash})`,
);

/** Uses a launch token up; undefined when it or the session that asked for it has ended, or somebody was faster. */
export const startGameSession = async (orm: Orm, token: string, now: Date): Promise<GameSession | undefined> => {
  const [row] = await orm
    .update(gameSessions)
    .set({ launch_token_hash: null })
    .where(and(eq(gameSessions.launch_token_hash, hashOf(token)), gt(gameSessions.launch_expires_at, now), isOpen))
    .returning();
  return row;
};

/** A session with a vendor by its id. */
export const findGameSession = async (orm: Orm, id: string): Promise<GameSession | undefined> => {
  const [row] = await orm.select().from(gameSessions).where(eq(gameSessions.id, id));
  return row;
};
