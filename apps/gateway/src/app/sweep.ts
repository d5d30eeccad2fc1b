import { and, eq, inArray, isNotNull, isNull, lt, ne, notExists } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { idempotentRequests } from '../kernel/idempotency.schema.ts';
import { usedRequestIds } from '../encryption/encryption.schema.ts';
import { memberEvents } from '../events/events.schema.ts';
import { recentGames, wins } from '../catalogue/catalogue.schema.ts';
import { draws, drawSeeds } from '../lottery/lottery.schema.ts';
import { favourites } from '../favourites/favourites.schema.ts';
import { gameSessions } from '../access/gameSessions.schema.ts';
import { outbox } from '../outbox/outbox.schema.ts';
import { merchants } from '../merchants/merchants.schema.ts';
import { attempts, loginChallenges, sessions } from '../access/access.schema.ts';
import { signIns } from '../session/session.schema.ts';
import { promotionImages } from '../promotions/promotions.schema.ts';
import { recoveryLinks } from '../recovery/recovery.schema.ts';
import { reportedIncidents } from '../system/incidents.schema.ts';
import { captchas, verificationCodes } from '../verification/verification.schema.ts';
import { vendorTransactions } from '../wallet/wallet.schema.ts';

const DAY_MS = 24 * 3_600_000;
const KEPT_MS = DAY_MS;
const INCIDENTS_KEPT_MS = 30 * DAY_MS;
const WINS_KEPT_MS = 30 * DAY_MS;
const DRAWS_KEPT_MS = 30 * DAY_MS;

/** Deletes every world at a start: worlds do not outlive the gateway that created them. */
export const endWorlds = async (orm: Orm): Promise<void> => {
  await orm.delete(merchants).where(isNotNull(merchants.origin));
};

/**
 * Deletes expired rows of merchants: incidents, wins and draws after 30 days; sessions, codes, attempts and other
 * short-lived rows after a day. Game sessions that moved money are kept. Skips worlds, which have clocks of their own.
 */
export const sweep = async (orm: Orm, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - KEPT_MS);
  const real = orm.select({ id: merchants.id }).from(merchants).where(isNull(merchants.origin));
  for (const table of [sessions, signIns, captchas, loginChallenges, recoveryLinks, verificationCodes, usedRequestIds])
    await orm.delete(table).where(and(inArray(table.merchant, real), lt(table.expires_at, before)));
  // Favourites and recent games of a trial visit are deleted with its session.
  for (const table of [favourites, recentGames]) {
    const isIts = and(eq(sessions.merchant, table.merchant), eq(sessions.token_hash, table.visit));
    const ended = notExists(orm.select({ visit: sessions.token_hash }).from(sessions).where(isIts));
    await orm.delete(table).where(and(inArray(table.merchant, real), ne(table.visit, ''), ended));
  }
  // A game session that moved money is kept: payouts and refunds may arrive late, and must not be applied twice.
  const movements = orm
    .select({ id: vendorTransactions.transaction_id })
    .from(vendorTransactions)
    .where(
      and(eq(vendorTransactions.merchant, gameSessions.merchant), eq(vendorTransactions.session_id, gameSessions.id)),
    );
  const unplayed = and(inArray(gameSessions.merchant, real), lt(gameSessions.expires_at, before), notExists(movements));
  await orm.delete(gameSessions).where(unplayed);
  await orm.delete(attempts).where(and(inArray(attempts.merchant, real), lt(attempts.last_at, before)));
  await orm.delete(memberEvents).where(and(inArray(memberEvents.merchant, real), lt(memberEvents.created_at, before)));
  await orm.delete(outbox).where(and(inArray(outbox.merchant, real), lt(outbox.sent_at, before)));
  const unnamed = and(isNull(promotionImages.promotion_id), lt(promotionImages.created_at, before));
  await orm.delete(promotionImages).where(and(inArray(promotionImages.merchant, real), unnamed));
  const isOldRequest = and(inArray(idempotentRequests.merchant, real), lt(idempotentRequests.created_at, before));
  await orm.delete(idempotentRequests).where(isOldRequest);
  await orm
    .delete(wins)
    .where(and(inArray(wins.merchant, real), lt(wins.won_at, new Date(now.getTime() - WINS_KEPT_MS))));
  for (const table of [draws, drawSeeds])
    await orm
      .delete(table)
      .where(and(inArray(table.merchant, real), lt(table.draw_time, new Date(now.getTime() - DRAWS_KEPT_MS))));
  const forgotten = new Date(now.getTime() - INCIDENTS_KEPT_MS);
  await orm
    .delete(reportedIncidents)
    .where(and(inArray(reportedIncidents.merchant, real), lt(reportedIncidents.last_at, forgotten)));
};
