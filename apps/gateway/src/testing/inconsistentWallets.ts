import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.types.ts';
import { ledger, wallets } from '../wallet/wallet.schema.ts';

/** Wallets whose balance is not the sum of their ledger, or whose sequence is not its length. */
export const inconsistentWallets = ({ orm }: Pick<Database, 'orm'>) =>
  orm
    .select({ member: wallets.member_id, balance: wallets.balance, sequence: wallets.sequence })
    .from(wallets)
    .leftJoin(ledger, sql`${ledger.merchant} = ${wallets.merchant} and ${ledger.member_id} = ${wallets.member_id}`)
    .groupBy(wallets.merchant, wallets.member_id, wallets.balance, wallets.sequence)
    .having(
      sql`coalesce(sum(${ledger.amount}), 0) <> ${wallets.balance} or count(${ledger.amount}) <> ${wallets.sequence}`,
    );
