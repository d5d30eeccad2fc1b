import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../database/database.types.ts';
import { rowsOf } from '../../database/rowsOf.ts';
import { depositOrders, withdrawalOrders } from '../../payments/payments.schema.ts';
import { rebates } from '../../records/records.schema.ts';
import { bonuses } from '../../wallet/bonuses.schema.ts';
import { accountBalances, postings, vendorTransactions, wallets } from '../../wallet/wallet.schema.ts';
import type { Owner } from '../../wallet/wallet.store.ts';

/** A member's money: to bet with (own and bonus), at a vendor, and reserved. */
type Money = { readonly play: bigint; readonly away: bigint; readonly reserved: bigint };

/** The model, apart from the ledger: what a member has by bets, orders and acknowledged deeds, and by the budget. */
export const reckon = async (
  orm: Orm,
  { merchant, memberId }: Owner,
  { opening, acked, budget }: { opening: bigint; acked: ReadonlyMap<string, string>; budget: bigint },
): Promise<Money> => {
  const session = `s-${memberId}`;
  let [play, away, reserved] = [opening - budget, 0n, 0n];
  const bets = await orm
    .select()
    .from(vendorTransactions)
    .where(and(eq(vendorTransactions.merchant, merchant), eq(vendorTransactions.session_id, session)));
  for (const { kind, outcome, rolled_back: back, amount } of bets)
    if (outcome === 'done' && !back) play += kind === 'credit' ? amount : -amount;
  const deposits = await orm
    .select()
    .from(depositOrders)
    .where(ofMember(depositOrders, merchant, memberId));
  for (const { credited } of deposits) play += credited ?? 0n;
  const orders = await orm
    .select()
    .from(withdrawalOrders)
    .where(ofMember(withdrawalOrders, merchant, memberId));
  for (const { amount, returned } of orders) {
    play -= amount - (returned ?? 0n);
    if (returned === null) reserved += amount;
  }
  for (const [key, outcome] of acked) {
    const [what, , amount = '0'] = key.split(' ');
    const sign = { out: -1n, in: 1n, up: -1n, fromBelow: 1n }[what ?? ''] ?? 0n;
    if (outcome !== 'done') continue;
    play += sign * BigInt(amount);
    if (what === 'out' || what === 'in') away -= sign * BigInt(amount);
  }
  return { play, away, reserved };
};

const ofMember = (table: typeof depositOrders | typeof withdrawalOrders, merchant: string, memberId: string) =>
  and(eq(table.merchant, merchant), eq(table.member_id, memberId));

/** A member's money in the ledger: to play with, at vendors, and reserved. */
export const readHeld = async (orm: Orm, { merchant, memberId }: Owner): Promise<Money> => {
  const [wallet] = await orm
    .select()
    .from(wallets)
    .where(and(eq(wallets.merchant, merchant), eq(wallets.member_id, memberId)));
  const others = await orm
    .select()
    .from(accountBalances)
    .where(and(eq(accountBalances.merchant, merchant), eq(accountBalances.member_id, memberId)));
  const of = (begin: string) =>
    others.reduce((sum, { account, balance }) => (account.startsWith(begin) ? sum + balance : sum), 0n);
  return { play: (wallet?.balance ?? 0n) + of('bonus:'), away: of('wallet:'), reserved: of('reserved:') };
};

/** The promotion budget's change by a member's transactions (below zero), and the sum of rewards, rebates and bonuses. */
export const readBudget = async (orm: Orm, { merchant, memberId }: Owner, acked: ReadonlyMap<string, string>) => {
  const [row] = rowsOf(
    await orm.execute(sql`
      select coalesce(sum(amount), 0)::text as budget from ${postings}
      where merchant = ${merchant} and account = 'promotionBudget' and transaction_id in (
        select transaction_id from ${postings} where merchant = ${merchant} and account = ${`main:${memberId}`}
        union select transaction_id from ${postings} where merchant = ${merchant} and account in (
          select account from ${accountBalances} where merchant = ${merchant} and member_id = ${memberId})
        union select t.id from transactions t join ${vendorTransactions} v
          on v.merchant = t.merchant and v.vassalage = t.vassalage and v.transaction_id = t.reference
        where v.merchant = ${merchant} and v.session_id = ${`s-${memberId}`})`),
  );
  const granted = await orm
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.merchant, merchant), eq(bonuses.member_id, memberId)));
  const claimed = await orm
    .select()
    .from(rebates)
    .where(and(eq(rebates.merchant, merchant), eq(rebates.member_id, memberId)));
  const bound = new Set(granted.map(({ cause }) => cause));
  let said = 0n;
  for (const { amount } of [...granted, ...claimed]) said -= amount;
  for (const [key, outcome] of acked) {
    const [what, cause = '', amount = '0'] = key.split(' ');
    if (what === 'reward' && outcome === 'done' && !bound.has(cause)) said -= BigInt(amount);
  }
  const hasEnded = granted.some(({ state }) => state === 'lapsed' || state === 'forfeited');
  return { budget: BigInt(String(row?.['budget'])), said, hasEnded };
};
