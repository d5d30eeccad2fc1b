import { findMemberByAccount } from '../../accounts/members.store.ts';
import type { Orm } from '../../database/database.types.ts';
import { grantBonus } from '../../wallet/bonuses.store.ts';
import { endedDays, rebates } from '../records.schema.ts';

/** Inserts a rebate, a day's end and a bonus with its requirement: the tests of isolation need a row in every table. */
export const fill = async (orm: Orm, world: string): Promise<void> => {
  const member = await findMemberByAccount(orm, world, 'agent');
  const owner = { merchant: world, memberId: member?.id ?? '' };
  const now = new Date(0);
  const day = '1970-01-01';
  const own = { merchant: world, member_id: owner.memberId, day, game_type: 'RNG' as const };
  await orm.insert(rebates).values({ ...own, base: 100n, rate: 100, amount: 1n, claimed_at: now });
  await orm.insert(endedDays).values({ merchant: world, day, ended_at: now });
  const terms = { isFirst: false, isForfeited: false, days: undefined };
  await orm.transaction((tx) =>
    grantBonus(tx, owner, { cause: 'bonus:fill', amount: 1n, required: 1n, basic: 0n, terms, now }),
  );
};
