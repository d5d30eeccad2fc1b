import { sql } from 'drizzle-orm';
import type { NewWorld } from '../database/merchantTable.ts';

// SQL for a world's opening balances: one transaction per wallet with money, from `opening` to the member's account.

const transactionOf = ({ id }: NewWorld) => sql`md5(${id} || ' ' || member_id)::uuid`;
const filled = ({ from }: NewWorld) => sql`from wallets where merchant = ${from} and balance > 0`;

export const firstAccounts = (world: NewWorld) => sql`
  select ${world.id}, 'main:' || member_id, 'main', member_id ${filled(world)}
  union all values (${world.id}, 'opening', 'opening', null)`;

export const firstTransactions = (world: NewWorld) => sql`
  select ${world.id}, ${transactionOf(world)}, 'opening', null, null, ${world.now}, null ${filled(world)}`;

export const firstPostings = (world: NewWorld) => sql`
  select ${world.id}, ${transactionOf(world)}, 'main:' || member_id, balance, 1, balance, 'opening', ${world.now} ${filled(world)}
  union all
  select ${world.id}, ${transactionOf(world)}, 'opening', -balance, null, null, 'opening', ${world.now} ${filled(world)}`;
