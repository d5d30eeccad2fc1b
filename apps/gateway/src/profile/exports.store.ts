import { EXPORTS_A_DAY } from '@baize/gateway-contract';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
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

/** Creates a ticket of five minutes; refused while as many as allowed were created within a day. */
export const openExport = (
  orm: Orm,
  owner: Owner,
  now: Date,
): Promise<Result<{ readonly ticket: string; readonly expiresAt: string }, 'exportsUsedUp'>> =>
  orm.transaction(async (tx) => {
    await lockMember(tx, owner);
    const since = new Date(now.getTime() - DAY_MS);
    const latest = await tx
      .select({ at: dataExports.requested_at })
      .from(dataExports)
      .where(and(ofOwner(owner), gt(dataExports.requested_at, since)))
      .orderBy(asc(dataExports.requested_at));
    const freed = latest.at(-EXPORTS_A_DAY);
    if (freed !== undefined) return refusalUntil('exportsUsedUp', new Date(freed.at.getTime() + DAY_MS));
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

/** Consumes a ticket of the member; false for another member's, a used or an expired one. */
export const takeTicket = async (orm: Orm, owner: Owner, ticket: string, now: Date): Promise<boolean> => {
  const rows = await orm
    .update(dataExports)
    .set({ used_at: now })
    .where(
      and(
        ofOwner(owner),
        eq(dataExports.ticket_hash, hashOf(ticket)),
        isNull(dataExports.used_at),
        gt(dataExports.expires_at, now),
      ),
    )
    .returning({ at: dataExports.used_at });
  return rows.length === 1;
};
