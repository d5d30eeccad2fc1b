import type { closureObstacles } from '@baize/gateway-contract';
import { and, eq, gt, inArray, isNull, like } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { bets } from '../lottery/lottery.schema.ts';
import { depositOrders, withdrawalOrders } from '../payments/payments.schema.ts';
import { gameRounds } from '../rounds/rounds.schema.ts';
import { accountBalances } from '../wallet/wallet.schema.ts';
import { readWallet } from '../wallet/wallet.store.ts';
import type { Owner } from '../wallet/wallet.store.ts';

export type Obstacle = (typeof closureObstacles)[number];

type MemberTable = PgTable & { readonly merchant: PgColumn; readonly member_id: PgColumn };

/** True when a member has a row of a table for which a condition holds. */
const has = async (
  orm: Orm,
  { merchant, memberId }: Owner,
  table: MemberTable,
  where: SQL | undefined,
): Promise<boolean> => {
  const rows = await orm
    .select({ merchant: table.merchant })
    .from(table)
    .where(and(eq(table.merchant, merchant), eq(table.member_id, memberId), where))
    .limit(1);
  return rows.length > 0;
};

const holds = (kind: string) => and(like(accountBalances.account, `${kind}:%`), gt(accountBalances.balance, 0n));

/** Own money of a member, and all that must end before the account is closed, in the contract's order. */
export const readObstacles = async (
  orm: Orm,
  owner: Owner,
): Promise<{ readonly balance: bigint; readonly obstacles: readonly Obstacle[] }> => {
  const { balance = 0n } = (await readWallet(orm, owner)) ?? {};
  const found: Readonly<Record<Obstacle, boolean>> = {
    balance: balance > 0n || (await has(orm, owner, accountBalances, holds('commission'))),
    vendorWallets: await has(orm, owner, accountBalances, holds('wallet')),
    withdrawals:
      (await has(orm, owner, accountBalances, holds('reserved'))) ||
      (await has(
        orm,
        owner,
        withdrawalOrders,
        inArray(withdrawalOrders.status, ['cooling', 'processing', 'sent', 'disputed']),
      )),
    deposits: await has(orm, owner, depositOrders, inArray(depositOrders.status, ['pending', 'confirming'])),
    bets:
      (await has(orm, owner, bets, isNull(bets.settled_at))) ||
      (await has(orm, owner, gameRounds, eq(gameRounds.status, 'open'))),
  };
  const names = Object.keys(found) as Obstacle[];
  return { balance, obstacles: names.filter((name) => found[name]) };
};
