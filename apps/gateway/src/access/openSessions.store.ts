import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { lockMember } from '../accounts/members.store.ts';
import type { Orm } from '../database/database.types.ts';
import { hashOf } from '../secrets/random.ts';
import { sessions } from './access.schema.ts';
import { closeChallengesOf } from './challenges.store.ts';
import { gameSessions } from './gameSessions.schema.ts';
import { endOtherSessions, endSession } from './sessions.store.ts';
import type { SessionOf } from './sessions.store.ts';

type Owner = SessionOf & { readonly memberId: string };

/** The id by which a member names a session: it reveals neither the token nor its hash. */
const idOf = (tokenHash: string): string => hashOf(`session ${tokenHash}`).slice(0, 22);

const rowsOf = (orm: Orm, { merchant, memberId }: Owner, now: Date) =>
  orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.merchant, merchant), eq(sessions.member_id, memberId), gt(sessions.expires_at, now)));

/** The latest started game of each session that is still open. */
const gamesOf = async (orm: Orm, { merchant, memberId }: Owner, now: Date): Promise<Map<string, string>> => {
  const rows = await orm
    .select()
    .from(gameSessions)
    .where(
      and(
        eq(gameSessions.merchant, merchant),
        eq(gameSessions.member_id, memberId),
        gt(gameSessions.expires_at, now),
        isNull(gameSessions.launch_token_hash),
      ),
    )
    .orderBy(desc(gameSessions.created_at));
  return new Map(rows.toReversed().map(({ session_hash: hash, game_name: name }) => [hash ?? '', name]));
};

/** The member's live sessions, that of the call first, then by when they were last seen. */
export const openSessionsOf = async (orm: Orm, owner: Owner, now: Date) => {
  const rows = await rowsOf(orm, owner, now);
  const games = await gamesOf(orm, owner, now);
  return rows
    .map(({ token_hash: hash, device, address, created_at: started, last_seen_at: seen }) => ({
      id: idOf(hash),
      device,
      address,
      startedAt: started,
      lastSeenAt: seen ?? started,
      isThis: hash === owner.tokenHash,
      game: games.get(hash),
    }))
    .toSorted(
      (one, other) =>
        Number(other.isThis) - Number(one.isThis) || other.lastSeenAt.getTime() - one.lastSeenAt.getTime(),
    );
};

/** Ends another session of the member by its id; false for an unknown one and for that of the call. */
export const endSessionById = async (orm: Orm, owner: Owner, id: string, now: Date): Promise<boolean> => {
  const found = (await rowsOf(orm, owner, now)).find(({ token_hash: hash }) => idOf(hash) === id);
  if (found === undefined || found.token_hash === owner.tokenHash) return false;
  await endSession(orm, { merchant: owner.merchant, tokenHash: found.token_hash }, now);
  return true;
};

/**
 * Ends all other sessions of the member, and logins that wait for a second factor. It locks the member's row, as the
 * start of a session does, so that a login under way is either ended too or begins after it.
 */
export const endAllOthers = (orm: Orm, owner: Owner, now: Date): Promise<void> =>
  orm.transaction(async (tx) => {
    await lockMember(tx, owner);
    await closeChallengesOf(tx, owner.merchant, owner.memberId);
    await endOtherSessions(tx, owner, now);
  });
