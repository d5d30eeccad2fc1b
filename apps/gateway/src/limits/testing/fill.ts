import { findMemberByAccount } from '../../accounts/members.store.ts';
import type { Orm } from '../../database/database.types.ts';
import { exclude } from '../exclusions.store.ts';
import { setLimit, takeBreak } from '../limits.store.ts';

/** A limit, an ended break and an ended exclusion of the agent: the tests of isolation need a row in every table. */
export const fill = async (orm: Orm, world: string): Promise<void> => {
  const agent = await findMemberByAccount(orm, world, 'agent');
  const owner = { merchant: world, memberId: agent?.id ?? '' };
  const now = new Date();
  const ended = new Date(now.getTime() - 1);
  await orm.transaction(async (tx) => {
    await setLimit(tx, owner, { kind: 'deposit', period: 'month', amount: 1_000_000_000n }, now);
    await takeBreak(tx, owner, ended, now);
    await exclude(tx, world, ['nobody'], ended);
  });
};
