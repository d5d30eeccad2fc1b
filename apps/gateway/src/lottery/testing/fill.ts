import { randomUUID } from 'node:crypto';
import type { Orm } from '../../database/database.types.ts';
import { findMemberByAccount } from '../../accounts/members.store.ts';
import { drawResults } from '../draws.store.ts';
import { bets } from '../lottery.schema.ts';

/** Inserts a draw and a bet: the tests of merchant isolation need a row in every table. */
export const fill = async (owner: Orm, world: string): Promise<void> => {
  const draw = { vassalage: 'LOTT', game_code: 'five-minute-draw', issueNumber: '20260101-001', drawTime: new Date(0) };
  await drawResults(owner, world, [{ ...draw, drum: { numbers: 1, lowest: 0, highest: 9 } }]);
  const member = await findMemberByAccount(owner, world, 'player');
  if (member === undefined) throw new Error('The world has no player.');
  const { vassalage, game_code, issueNumber: issue_number, drawTime: draw_time } = draw;
  const of = { merchant: world, id: randomUUID(), member_id: member.id, vassalage, game_code, issue_number, draw_time };
  const settled = { settled_at: new Date(0), won: 0n, winning_numbers: ['1'] };
  await owner.insert(bets).values({ ...of, entries: [], total: 1n, placed_at: new Date(0), ...settled });
};
