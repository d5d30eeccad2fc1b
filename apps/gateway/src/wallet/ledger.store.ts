import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.types.ts';
import { accounts, postings, transactions } from './wallet.schema.ts';
import type { AccountKind, MovementKind } from './wallet.schema.ts';

/** A movement of a member's money, as the ledger records it. */
export type Entry = {
  merchant: string;
  memberId: string;
  /** Minor units; negative for a debit. */
  amount: bigint;
  kind: MovementKind;
  vassalage?: string;
  /** The vendor's id of the movement. */
  reference?: string;
  /** Unique key of the event that caused it. */
  cause?: string;
  now: Date;
  /** Balance after the movement. */
  balance: bigint;
  sequence: number;
};

/** Id of a member's main account. */
export const mainAccount = (memberId: string): string => `main:${memberId}`;

/** The contra account of a movement. */
const otherSide = ({ kind, vassalage }: Entry): { id: string; kind: AccountKind } => {
  if (kind === 'opening') return { id: 'opening', kind: 'opening' };
  return vassalage === undefined ? { id: 'house', kind: 'house' } : { id: `vendor:${vassalage}`, kind: 'vendor' };
};

/** Inserts a transaction with its two postings in one statement; creates missing accounts. */
export const insertTransaction = async (tx: Tx, entry: Entry): Promise<void> => {
  const { merchant, memberId, kind, vassalage = null, reference = null, cause = null } = entry;
  const id = randomUUID();
  const [main, other] = [mainAccount(memberId), otherSide(entry)];
  const amount = entry.amount.toString();
  const at = sql`${entry.now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with opened as (
      insert into ${accounts} (merchant, id, kind, member_id)
      values (${merchant}, ${main}, 'main', ${memberId}), (${merchant}, ${other.id}, ${other.kind}, null)
      on conflict do nothing
    ), moved as (
      insert into ${transactions} (merchant, id, kind, vassalage, reference, occurred_at, cause)
      values (${merchant}, ${id}::uuid, ${kind}, ${vassalage}, ${reference}, ${at}, ${cause})
    )
    insert into ${postings} (merchant, transaction_id, account, amount, sequence, balance_after, kind, occurred_at)
    values
      (${merchant}, ${id}::uuid, ${main}, ${amount}::bigint, ${entry.sequence}::bigint, ${entry.balance.toString()}::bigint, ${kind}, ${at}),
      (${merchant}, ${id}::uuid, ${other.id}, -(${amount}::bigint), null, null, ${kind}, ${at})
  `);
};
