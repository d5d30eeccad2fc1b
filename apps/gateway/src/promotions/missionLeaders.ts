import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { members } from '../accounts/member.schema.ts';
import type { Orm } from '../database/database.types.ts';
import { rowsOf } from '../database/rowsOf.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { memberTypesOf } from '../merchants/settings.rules.ts';
import { DRAWS } from '../rounds/rounds.store.ts';
import { gameRounds } from '../rounds/rounds.schema.ts';
import { goalOf, missionSeeds } from './missions.ts';
import { termOf } from './terms.ts';

/** Column of each unit of a mission among the sums of a member's rounds. */
const columns = { rounds: sql`rounds`, games: sql`games`, money: sql`money` } as const;

type AtMerchant = { readonly merchant: ActiveMerchant; readonly now: Date };

/** Number of missions of this term that a row of sums has finished. */
const finishedIn = (term: 'day' | 'week', merchant: ActiveMerchant): SQL => {
  const goals = missionSeeds.filter((seed) => seed.term === term);
  const each = goals.map((seed) => sql`(${columns[seed.unit]} >= ${goalOf(merchant, seed).toString()}::bigint)::int`);
  return each.length === 0 ? sql`0` : sql.join(each, sql` + `);
};

const sums = sql`
  count(*) filter (where session_id <> ${DRAWS}) as rounds,
  count(distinct (vassalage, game_code)) filter (where session_id <> ${DRAWS}) as games,
  sum(staked) as money`;

/**
 * Members who finished most missions this week, a daily one once for each day; at most `most`, without trial accounts.
 * Counted like `missionsOf`; what was staked or lost beyond the goals counts nowhere (REQ-212).
 */
export const missionLeaders = async (
  orm: Orm,
  { merchant, now }: AtMerchant,
  most: number,
): Promise<{ readonly name: string; readonly missions: number }[]> => {
  const { timeZone } = merchant.settings.sandbox;
  const { from } = termOf('week', now, timeZone);
  const trial = memberTypesOf(merchant.settings).trial;
  const rows = rowsOf(
    await orm.execute(sql`
      with played as (
        select member_id, session_id, vassalage, game_code, staked, (placed_at at time zone ${timeZone})::date as day
        from ${gameRounds}
        where merchant = ${merchant.id} and placed_at >= ${from.toISOString()}::timestamptz and staked > 0
      ), finished as (
        select member_id, ${finishedIn('day', merchant)} as missions
        from (select member_id, day, ${sums} from played group by member_id, day) days
        union all
        select member_id, ${finishedIn('week', merchant)}
        from (select member_id, ${sums} from played group by member_id) weeks
      )
      select coalesce(nullif(m.nickname, ''), m.account) as name, sum(missions) as missions
      from finished f join ${members} m on m.merchant = ${merchant.id} and m.id = f.member_id
      where not (m.type = any(${sql.param(`{${trial.join(',')}}`)}::int[]))
      group by m.id, m.nickname, m.account having sum(missions) > 0
      order by sum(missions) desc, m.account limit ${most}`),
  );
  return rows.map(({ name, missions }) => ({ name: String(name), missions: Number(missions) }));
};
