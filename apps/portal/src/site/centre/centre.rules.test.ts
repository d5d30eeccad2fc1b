import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { addressOfRow, askedKey, groupsOf, shownRow } from './centre.rules.ts';
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
  [undefined, 'profile', 'profile'],
  [undefined, undefined, 'deposit'],
  ['none', 'gone', 'deposit'],
  ['outside', undefined, 'deposit'],
])('with "%s" in its address, and %s for want of it, the page is %s [REQ-217]', (asked, other, expected) => {
  expect(shownRow(rows, asked, other)?.key).toBe(expected);
});

const rank = { ...row('playerRank'), alias: '/vip' } as CentreRow;

it.each([
  ['/member', undefined],
  ['/member/', undefined],
  ['/member/withdraw', 'withdraw'],
  ['/member/WITHDRAW/', 'withdraw'],
  ['/vip', 'playerRank'],
  ['/member/none', 'none'],
  ['/member/outside', 'outside'],
])('the address %s names the page %s [REQ-217]', (pathname, key) => {
  expect(askedKey([...rows, rank], pathname, '/member')).toBe(key);
});

it('a row leads beneath the centre or out of it', () => {
  expect([row('deposit'), rank, outside].map((each) => addressOfRow(each, '/member'))).toEqual([
    '/member/deposit',
    '/member/playerRank',
    '/',
  ]);
});

it('a centre without pages shows none', () => expect(shownRow([outside], 'outside', undefined)).toBeUndefined());

it('rows are grouped in their order', () => {
  expect(groupsOf(rows).map((group) => group.map(({ key }) => key))).toEqual([
    ['outside', 'deposit', 'withdraw'],
    ['profile'],
  ]);
});
