import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games, vendors } from '../catalogue/catalogue.schema.ts';
import { members } from '../accounts/member.schema.ts';
import { merchants } from '../merchants/merchants.schema.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const send = async (method: string, path: string, body: unknown) => {
  const init = { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const response = await gateway.fetch(new Request(`http://127.0.0.1/lab/worlds${path}`, init));
  return { status: response.status, text: await response.text() };
};

/** Every row of these tables that does not belong to the world. */
const others = async (world: string) => {
  const { owner: orm } = gateway.database;
  return [
    await orm.select().from(merchants).where(ne(merchants.id, world)).orderBy(merchants.id),
    await orm.select().from(members).where(ne(members.merchant, world)).orderBy(members.merchant, members.id),
    await orm.select().from(games).where(ne(games.merchant, world)).orderBy(games.merchant, games.node_id),
    await orm.select().from(vendors).where(ne(vendors.merchant, world)).orderBy(vendors.merchant, vendors.position),
  ];
};

const everything = {
  settings: { flags: { freePlay: false }, currency: 'KWD', games: { vendors: ['BAIZE', 'KOI'] } },
  rows: {
    members: [{ account: 'player', balance: '1', disabled: true }, { account: 'another' }],
    vendors: [{ vassalage: 'KOI', status: 'maintenance' }],
    games: [{ vassalage: 'BAIZE', gameCode: 'dragon-gate', trial: false }],
    announcements: [],
  },
};

describe('what a world has otherwise', () => {
  it('reaches no other merchant, and not the one that it is a world of', async () => {
    const { id } = await newWorldAt(gateway, 'alpha');
    const before = await others(id);
    expect((await send('PATCH', `/${id}`, everything)).status).toBe(200);
    expect(await others(id)).toEqual(before);
  });

  it.each([
    ['a merchant', 'PATCH', '/alpha', everything, 404],
    ['a world that there is not', 'PATCH', '/w000000000000', everything, 404],
    ['a world of a world', 'POST', '', { from: 'the world', ...everything }, 404],
    ['a setting that sandbox.json has not', 'POST', '', { from: 'alpha', settings: { id: 'beta' } }, 400],
    ['a domain', 'POST', '', { from: 'alpha', settings: { domains: ['www.beta.example'] } }, 400],
    [
      'a row with a merchant',
      'POST',
      '',
      { from: 'alpha', rows: { members: [{ account: 'x', merchant: 'beta' }] } },
      400,
    ],
    ['rows of a table that is not offered', 'POST', '', { from: 'alpha', rows: { ledger: [] } }, 400],
  ])('is refused for %s', async (_what, method, path, body, status) => {
    const { id } = await newWorldAt(gateway, 'alpha');
    const before = await others(id);
    const wish = 'from' in body && body.from === 'the world' ? { ...body, from: id } : body;
    expect((await send(method, path, wish)).status).toBe(status);
    expect(await others(id)).toEqual(before);
  });

  it.each([
    ['a flag', { settings: { flags: { smsLogni: true } } }, 'settings.flags'],
    ['a rule', { settings: { rules: [{ key: 'email', minLength: 9, maxLength: 5 }] } }, 'settings.rules[0].minLength'],
    ['a balance', { rows: { members: [{ account: 'x', balance: '-5' }] } }, 'rows.members[0].balance'],
    ['a game', { rows: { games: [{ vassalage: 'BAIZE', gameCode: 'odd' }] } }, 'no game odd of BAIZE'],
    [
      'a vendor',
      { settings: { games: { vendors: ['KOI'] } }, rows: { vendors: [{ vassalage: 'BAIZE' }] } },
      'no vendor BAIZE',
    ],
    [
      'whose game it is',
      { rows: { recentGames: [{ account: 'x', vassalage: 'BAIZE', gameCode: 'dragon-gate' }] } },
      'no account x',
    ],
    ['who is logged in', { rows: { members: [{ account: 'x' }] }, as: 'nobody' }, 'no such account'],
    ['whose number it is', { rows: { members: [{ account: 'x', mobile: '13800138000' }] } }, 'mobile number'],
    ['where a number is from', { rows: { members: [{ account: 'x', mobile: '912345678' }] } }, 'none of +86'],
    [
      'an announcement',
      { rows: { announcements: ['one', 'one'].map((id) => ({ id, kind: 'popup', titles: { EN: 'Hello' } })) } },
      'one stands twice',
    ],
    [
      'what is read',
      { rows: { announcements: [], announcementsRead: [{ account: 'player', id: 'new-vendors' }] } },
      'No announcement new-vendors',
    ],
    ['who has read it', { rows: { announcementsRead: [{ account: 'x', id: 'new-vendors' }] } }, 'no account x'],
    ['how many', { rows: { members: Array.from({ length: 201 }, (_, n) => ({ account: `m${n}` })) } }, 'rows.members'],
    ['how long', { rows: { members: [{ account: 'x'.repeat(2001) }] } }, 'rows.members[0].account'],
  ])('is told when %s is wrong, and leaves nothing behind', async (_what, wish, told) => {
    const before = await others('');
    const { status, text } = await send('POST', '', { from: 'alpha', ...wish });
    expect([400, 404]).toContain(status);
    expect((JSON.parse(text) as { problem: string }).problem).toContain(told);
    expect(await others('')).toEqual(before);
  });

  it('is refused when it is larger than any call', async () => {
    const announcements = Array.from({ length: 60 }, (_, n) => ({
      id: `a${n}`,
      kind: 'popup',
      titles: { EN: 'x'.repeat(1999) },
    }));
    expect((await send('POST', '', { from: 'alpha', rows: { announcements } })).status).toBe(413);
  });

  it('ends with its world', async () => {
    const { id } = await newWorldAt(gateway, 'alpha');
    await send('PATCH', `/${id}`, everything);
    await gateway.fetch(new Request(`http://127.0.0.1/lab/worlds/${id}`, { method: 'DELETE' }));
    const left = await gateway.database.owner.select().from(games).where(eq(games.merchant, id));
    expect(left).toEqual([]);
  });
});
