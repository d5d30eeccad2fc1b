import { memberPageOfRoute, type MemberPageKey } from '@baize/domain/routes';
import { msg } from '@lingui/core/macro';
import type { CentreRow } from '../../site/centre/centre.types.ts';
import { hrefOf } from '../../site/routes/paths.ts';

/** The groups of the member centre in their order, each with the keys of its pages in the order of REQ-217. */
const groups = [
  {
    group: msg({ id: 'member.group.money', message: 'Money' }),
    keys: ['transferFund', 'depositv2', 'withdraw', 'transferUpline'],
  },
  {
    group: msg({ id: 'member.group.records', message: 'Records' }),
    keys: ['personalHistoryCopy', 'transactionHistory', 'personalProfit', 'bonusDetails', 'manualRebate'],
  },
  {
    group: msg({ id: 'member.group.rewards', message: 'Rewards' }),
    keys: ['rewardCenter', 'referral', 'missionLeaderboard', 'pointMall', 'playerRank'],
  },
  {
    group: msg({ id: 'member.group.account', message: 'Your account' }),
    keys: ['profile', 'securityCenter', 'limits', 'messageV2'],
  },
] as const satisfies readonly { readonly keys: readonly MemberPageKey[]; readonly group: unknown }[];

type WithoutGroup<Row> = Row extends CentreRow ? Omit<Row, 'group'> : never;

/** A page of the member centre; its key decides its group and its place in it. */
export type MemberRow = WithoutGroup<CentreRow> & { readonly key: MemberPageKey };

const aliasOf = (key: MemberPageKey): string | undefined => {
  const [name] = Object.entries(memberPageOfRoute).find(([, page]) => page === key) ?? [];
  return name && `${hrefOf('member')}/${name}`;
};

/** A page that is a route has an address of the route's name too. */
const withAlias = (row: MemberRow): MemberRow => {
  const alias = row.page && aliasOf(row.key);
  return row.page && alias !== undefined ? { ...row, alias } : row;
};

/** Rows in the order of the menu, with their groups. */
export const inGroups = (rows: readonly MemberRow[]): readonly CentreRow[] =>
  groups.flatMap(({ group, keys }) =>
    keys.flatMap((key) => rows.filter((row) => row.key === key).map((row) => ({ ...withAlias(row), group }))),
  );
