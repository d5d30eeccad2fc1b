import { randomUUID } from 'node:crypto';
import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import { lockMember } from '../accounts/members.store.ts';
import type { Orm } from '../database/database.types.ts';
import type { PayoutAccounts } from '../recovery/payoutAccounts.types.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { ACCOUNT_WAITS_MS, MOST_ACCOUNTS } from './methods.ts';
import { withdrawalAccounts as accounts } from './payments.schema.ts';
import type { WithdrawalAccount } from './withdrawals.store.ts';

const isOf = ({ merchant, memberId }: Owner) =>
  and(eq(accounts.merchant, merchant), eq(accounts.member_id, memberId), isNull(accounts.removed_at));

export type NewAccount = Pick<WithdrawalAccount, 'kind' | 'network' | 'bank' | 'holder' | 'number'>;

/** A member's accounts, the oldest first. */
export const listAccounts = (orm: Orm, owner: Owner): Promise<WithdrawalAccount[]> =>
  orm.select().from(accounts).where(isOf(owner)).orderBy(asc(accounts.created_at), asc(accounts.id));

export const findAccount = async (orm: Orm, owner: Owner, id: string): Promise<WithdrawalAccount | undefined> => {
  const [row] = await orm
    .select()
    .from(accounts)
    .where(and(isOf(owner), eq(accounts.id, id)));
  return row;
};

/** Binds an account, which can be used a day later. `known`: some member has it. */
export const addAccount = (
  orm: Orm,
  owner: Owner,
  account: NewAccount,
  now: Date,
): Promise<WithdrawalAccount | 'full' | 'known'> =>
  orm.transaction(async (tx) => {
    // Locks the member, so that concurrent calls cannot exceed the limit.
    await lockMember(tx, owner);
    if ((await listAccounts(tx, owner)).length >= MOST_ACCOUNTS) return 'full';
    const own = { merchant: owner.merchant, id: randomUUID(), member_id: owner.memberId, created_at: now };
    const [row] = await tx
      .insert(accounts)
      .values({ ...account, ...own, usable_from: new Date(now.getTime() + ACCOUNT_WAITS_MS) })
      .onConflictDoNothing()
      .returning();
    return row ?? 'known';
  });

/** Unbinds an account; false when the member has none of that id. */
export const removeAccount = async (orm: Orm, owner: Owner, id: string, now: Date): Promise<boolean> => {
  const removed = await orm
    .update(accounts)
    .set({ removed_at: now })
    .where(and(isOf(owner), eq(accounts.id, id)))
    .returning({ id: accounts.id });
  return removed.length > 0;
};

/** Unbinds the accounts that were added at a time or later. */
export const removeAccountsSince: PayoutAccounts['removeSince'] = async (tx, owner, since, now) => {
  await tx
    .update(accounts)
    .set({ removed_at: now })
    .where(and(isOf(owner), gte(accounts.created_at, since)));
};
