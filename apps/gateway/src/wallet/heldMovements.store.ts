import { and, desc, eq } from 'drizzle-orm';
import { gameSessions } from '../access/gameSessions.schema.ts';
import { members } from '../accounts/member.schema.ts';
import type { Orm } from '../database/database.types.ts';
import { vendorTransactions } from './wallet.schema.ts';

/** Prizes and stakes that a vendor wanted to pay to accounts that were closed before, the last ones first. */
export const listHeldMovements = (orm: Orm, merchant: string, most: number) =>
  orm
    .select({
      at: vendorTransactions.occurred_at,
      account: members.account,
      vassalage: vendorTransactions.vassalage,
      reference: vendorTransactions.transaction_id,
      amount: vendorTransactions.amount,
      kind: vendorTransactions.kind,
    })
    .from(vendorTransactions)
    .innerJoin(
      gameSessions,
      and(eq(gameSessions.merchant, vendorTransactions.merchant), eq(gameSessions.id, vendorTransactions.session_id)),
    )
    .innerJoin(members, and(eq(members.merchant, gameSessions.merchant), eq(members.id, gameSessions.member_id)))
    .where(and(eq(vendorTransactions.merchant, merchant), eq(vendorTransactions.outcome, 'held')))
    .orderBy(desc(vendorTransactions.occurred_at), desc(vendorTransactions.transaction_id))
    .limit(most);
