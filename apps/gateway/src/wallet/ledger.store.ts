import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.types.ts';
import { accounts, postings, transactions } from './wallet.schema.ts';
import type { AccountKind, MovementKind } from './wallet.schema.ts';

/** One movement of a member's money, as the ledger writes it down. */
export type Entry = {
  merchant: string;
  memberId: string;
  /** Minor units, negative when it leaves the wallet. */
  amount: bigint;
  kind: MovementKind;
  vassalage?: string;
  /** The vendor's own id of the movement. */
  reference?: string;
  now: Date;
  /** The wallet after it. */
  balance: bigint;
  sequence: number;
};

/** The id of a member's main account. */
export const mainAccount = (memberId: string): string => `main:${memberId}`;

/** Where the money comes from or goes to. */
const otherSide = ({ kind, vassalage }: Entry): { id: string; kind: AccountKind } => {
  if (kind === 'opening') return { id: 'opening', kind: 'opening' };
  return vassalage === undefined ? { id: 'house', kind: 'house' } : { id: `vendor:${vassalage}`, kind: 'vendor' };
};

/** Writes a movement down as one transaction with its two postings, in one statement; an account opens with its first. */
export const writeDown = async (tx: Tx, entry: Entry): Promise<void> => {
  const { merchant, memberId, kind, vassalage = null, reference = null } = entry;
  const id = randomUUID();
  const [main, other] = [mainAccount(memberId), otherSide(entry)];
  const amount = entry.amount.toString();
  await tx.execute(sql`
    with opened as (
      insert into ${accounts} (merchant, id, kind, member_id)
      values (${merchant}, ${main}, 'main', ${memberId}), (${merchant}, ${other.id}, ${other.kind}, null)
      on conflict do nothing
    ), moved as (
      insert into ${transactions} (merchant, id, kind, vassalage, reference, occurred_at)
      values (${merchant}, ${id}::uuid, ${kind}, ${vassalage}, ${reference}, ${entry.now.toISOString()}::timestamptz)
    )
    insert into ${postings} (merchant, transaction_id, account, amount, sequence, balance_after)
    values
      (${merchant}, ${id}::uuid, ${main}, ${amount}::bigint, ${entry.sequence}::bigint, ${entry.balance.toString()}::bigint),
      (${merchant}, ${id}::uuid, ${other.id}, -(${amount}::bigint), null, null)
  `);
};
