import { expect, it } from 'vitest';
import { newWorld, worldChange } from './world.ts';
import type { WorldWish } from './world.ts';

const parsed = (wish: WorldWish) => newWorld.safeParse({ from: 'alpha', ...wish });

it('keeps the settings as they were written, without defaults', () => {
  const settings = { flags: { smsLogin: true }, rules: [{ key: 'email' as const, required: true }] };
  expect(parsed({ settings }).data?.settings).toEqual(settings);
});

it('rejects unknown flags, fields, vendors, calls and rows, at compile time and at run time', () => {
  // @ts-expect-error there is no such flag
  expect(parsed({ settings: { flags: { smsLogni: true } } }).success).toBe(false);
  // @ts-expect-error there is no such field
  expect(parsed({ settings: { rules: [{ key: 'usrename' }] } }).success).toBe(false);
  // @ts-expect-error there is no such vendor
  expect(parsed({ rows: { vendors: [{ vassalage: 'JAED' }] } }).success).toBe(false);
  // @ts-expect-error there is no such call
  expect(parsed({ failures: { errors: { getNothing: {} } } }).success).toBe(false);
  // @ts-expect-error there are no such rows
  expect(parsed({ rows: { wallets: [] } }).success).toBe(false);
});

const member = (own: object) => ({ rows: { members: [{ account: 'player', ...own }] } });
const popup = (own: object) => ({
  rows: { announcements: [{ id: '1', kind: 'popup', titles: { EN: 'Hello' }, ...own }] },
});
const game = (own: object) => ({ rows: { games: [{ vassalage: 'BAIZE', gameCode: 'dragon-gate', ...own }] } });
const members = (count: number) => ({
  rows: { members: Array.from({ length: count }, (_, n) => ({ account: `m${n}` })) },
});

it.each<[what: string, right: object, wrong: object]>([
  ['a moment', { clock: '2026-03-01T04:00:00+08:00' }, { clock: 'tomorrow' }],
  ['an advance of no more than a hundred years', { clock: { advance: -3e12 } }, { clock: { advance: 4e12 } }],
  ['an advance and nothing else', { clock: { advance: 1 } }, { clock: { advance: 1, hours: 2 } }],
  ['a wait of no more than two minutes', { failures: { latency: 120_000 } }, { failures: { latency: 120_001 } }],
  ['a failure', { failures: { captchaRequired: true } }, { failures: { captchaRequierd: true } }],
  [
    'a status',
    { failures: { errors: { logIn: { status: 599 } } } },
    { failures: { errors: { logIn: { status: 600 } } } },
  ],
  ['a limit', { failures: { limits: { logIn: 0 } } }, { failures: { limits: { logIn: -1 } } }],
  ['a name', member({ account: 'a' }), member({ account: '' })],
  ['a text of no more than 2000 characters', member({ email: 'e'.repeat(2000) }), member({ email: 'e'.repeat(2001) })],
  ['minor units', member({ balance: '150' }), member({ balance: '1.50' })],
  ['a balance that is not below nothing', member({ balance: '0' }), member({ balance: '-1' })],
  ['a type of members', member({ type: 99 }), member({ type: 100 })],
  ['a column of members', member({ nickname: 'Lee' }), member({ nikname: 'Lee' })],
  ['a column of games', game({ trial: true }), game({ trail: true })],
  ['words in English too', popup({ titles: { EN: 'Hello', CN: '你好' } }), popup({ titles: { CN: '你好' } })],
  ['a moment in a row', popup({ endsAt: '2026-03-01T04:00:00Z' }), popup({ endsAt: 'noon' })],
  ['200 rows', members(200), members(201)],
  ['a law', { jurisdiction: 'GB' }, { jurisdiction: 'XX' }],
  ['a wish', { settings: {} }, { setings: {} }],
])('of a new world and of one that is there, asks for %s', (_, right, wrong) => {
  for (const [schema, more] of [
    [newWorld, { from: 'alpha' }],
    [worldChange, {}],
  ] as const) {
    const takes = [right, wrong].map((wish) => schema.safeParse({ ...more, ...wish }).success);
    expect(takes).toEqual([true, false]);
  }
});
