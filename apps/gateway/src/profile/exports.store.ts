import { EXPORTS_A_DAY } from '@baize/gateway-contract';
import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import { lockMember } from '../accounts/members.store.ts';
import type { Orm } from '../database/database.types.ts';
import { refusalUntil, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { hashOf, newToken } from '../secrets/random.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { dataExports } from './profile.schema.ts';

const DAY_MS = 24 * 3_600_000;
const TICKET_MS = 5 * 60_000;

const ofOwner = ({ merchant, memberId }: Owner) =>
  and(eq(dataExports.merchant, merchant), eq(dataExports.member_id, memberId));

/**
 * Creates a ticket of five minutes; refused while as many as allowed were used within a day, or can still be used. A
 * ticket whose download failed counts no longer than it is valid.
 */
export const openExport = (
  orm: Orm,
  owner: Owner,
  now: Date,
): Promise<Result<{ readonly ticket: string; readonly expiresAt: string }, 'exportsUsedUp'>> =>
  orm.transaction(async (tx) => {
    await lockMember(tx, owner);
    const since = new Date(now.getTime() - DAY_MS);
    const latest = await tx
      .select({ at: dataExports.requested_at, usedAt: dataExports.used_at, expiresAt: dataExports.expires_at })
      .from(dataExports)
      .where(
        and(
          ofOwner(owner),
          gt(dataExports.requested_at, since),
          or(isNotNull(dataExports.used_at), gt(dataExports.expires_at, now)),
        ),
      );
    const frees = latest
      .map(({ at, usedAt, expiresAt }) => (usedAt === null ? expiresAt.getTime() : at.getTime() + DAY_MS))
      .sort((one, other) => one - other);
    const freed = frees.at(-EXPORTS_A_DAY);
    if (freed !== undefined) return refusalUntil('exportsUsedUp', new Date(freed));
    const ticket = newToken();
    const expiresAt = new Date(now.getTime() + TICKET_MS);
    await tx.insert(dataExports).values({
      merchant: owner.merchant,
      ticket_hash: hashOf(ticket),
      member_id: owner.memberId,
      requested_at: now,
      expires_at: expiresAt,
    });
    return success({ ticket, expiresAt: expiresAt.toISOString() });
  });

const isTicket = (owner: Owner, ticket: string) => and(ofOwner(owner), eq(dataExports.ticket_hash, hashOf(ticket)));

/** Consumes a ticket of the member; false for another member's, a used or an expired one. */
export const takeTicket = async (orm: Orm, owner: Owner, ticket: string, now: Date): Promise<boolean> => {
  const rows = await orm
    .update(dataExports)
    .set({ used_at: now })
    .where(and(isTicket(owner, ticket), isNull(dataExports.used_at), gt(dataExports.expires_at, now)))
    .returning({ at: dataExports.used_at });
  return rows.length === 1;
};

/** Gives a ticket back whose download failed: it opens the file again until it expires. */
export const giveTicketBack = async (orm: Orm, owner: Owner, ticket: string): Promise<void> => {
  await orm.update(dataExports).set({ used_at: null }).where(isTicket(owner, ticket));
};
