import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { groupsOf, shownRow } from './centre.rules.ts';
import type { CentreRow } from './centre.types.ts';

const [money, account] = [
  msg({ id: 'member.group.rewards', message: 'Rewards' }),
  msg({ id: 'member.group.account', message: 'Your account' }),
];
const row = (key: string, group = money): CentreRow => ({
  key,
  label: group,
  icon: 'user',
  group,
  access: 'anyone',
  page: () => null,
});
const outside: CentreRow = { key: 'outside', label: money, icon: 'user', group: money, access: 'anyone', href: '/' };
const rows = [outside, row('deposit'), row('withdraw'), row('profile', account)];

it.each([
  ['withdraw', 'profile', 'withdraw'],
  [null, 'profile', 'profile'],
  [null, undefined, 'deposit'],
  ['', 'withdraw', 'withdraw'],
  ['none', 'gone', 'deposit'],
  ['outside', undefined, 'deposit'],
])('at "%s", with %s shown last, the page is %s [REQ-217]', (asked, last, expected) => {
  expect(shownRow(rows, asked, last)?.key).toBe(expected);
});

it('a centre without pages shows none', () => expect(shownRow([outside], 'outside', undefined)).toBeUndefined());

it('rows are grouped in their order', () => {
  expect(groupsOf(rows).map((group) => group.map(({ key }) => key))).toEqual([
    ['outside', 'deposit', 'withdraw'],
    ['profile'],
  ]);
});
