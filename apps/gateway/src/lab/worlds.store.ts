import { and, eq, ne, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { merchants } from '../merchants/merchants.schema.ts';
import type { Conditions } from '../merchants/merchants.types.ts';

/**
 * Clones a merchant as a world of its own: members, wallets and rules as rows, the catalogue by reference, all in one
 * statement. Its ledger begins with what each wallet has.
 */
export const cloneMerchant = async (
  orm: Orm,
  world: { id: string; from: string; conditions: Conditions; clockOffsetMs: number; now: Date },
): Promise<void> => {
  const { id, from, conditions, clockOffsetMs } = world;
  const now = sql`${world.now.toISOString()}::timestamptz`;
  await orm.execute(sql`
    with world as (
      insert into merchants (id, origin, settings, conditions, clock_offset_ms, created_at)
      select ${id}, id, settings, ${JSON.stringify(conditions)}::text::jsonb, ${clockOffsetMs}::bigint, ${now}
      from merchants where id = ${from}
    ), people as (
      insert into members
      select ${id}, id, account, account_key, nickname, real_name, type, dialing_code, mobile, email, icon, password_hash,
        password_default, password_expires_at, second_factors, authenticator_secret, first_login_at, disabled, created_at
      from members where merchant = ${from}
    ), purses as (
      insert into wallets select ${id}, member_id, balance, 1 from wallets where merchant = ${from}
    )
    insert into ledger (merchant, member_id, sequence, amount, balance_after, kind, occurred_at)
    select ${id}, member_id, 1, balance, balance, 'opening', ${now} from wallets where merchant = ${from}
  `);
};

const isWorld = (id: string) => and(eq(merchants.id, id), ne(merchants.origin, merchants.id));

/** Changes the clock or the conditions of a world. */
export const changeWorld = async (
  orm: Orm,
  id: string,
  change: { conditions?: Conditions; clock_offset_ms?: number },
): Promise<void> => {
  await orm.update(merchants).set(change).where(isWorld(id));
};

/** Ends a world with all its rows. */
export const endWorld = async (orm: Orm, id: string): Promise<void> => {
  await orm.delete(merchants).where(isWorld(id));
};
