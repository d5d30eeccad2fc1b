import { randomUUID } from 'node:crypto';
import { flagsFromTree } from '@baize/domain/flags';
import type { WhiteLabelNode } from '@baize/domain/flags';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { dragonGate } from '../testing/vendor.ts';
import { visit } from '../testing/visitor.ts';
import type { Visitor } from '../testing/visitor.ts';

type Rule = { key: string; enabled: boolean; minLength: number; maxLength: number };
type Card = { gameCode: string; gameName: string; status?: string; trial: boolean };
type StartUp = { merchant: { currency: string }; resources: object[]; languages: string[] };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const alpha = () => visit(gateway, 'alpha.localhost');
const valueOf = async (visitor: Visitor, path: string, token?: string) =>
  (await visitor.call(path, token === undefined ? {} : { token })).value;
const flagsAt = async (visitor: Visitor) =>
  flagsFromTree((await valueOf(visitor, '/wps/system/whitelabel')) as WhiteLabelNode[]);
const ruleAt = async (visitor: Visitor, key: string) =>
  ((await valueOf(visitor, '/wps/system/setting/register')) as Rule[]).find((rule) => rule.key === key);
const startUpAt = async (visitor: Visitor) => (await valueOf(visitor, '/wps/system/permission')) as StartUp;
const balanceAt = (visitor: Visitor, token = '') => valueOf(visitor, '/wps/v2/wallets/balance', token);
const dragonGateAt = async (visitor: Visitor) => {
  const path = '/wps/relay/GCSGAME_gameList?clientType=3&vassalage=BAIZE&gameName=dragon';
  return ((await valueOf(visitor, path)) as { games: Card[] }).games.find(({ gameCode }) => gameCode === 'dragon-gate');
};
const vendorsAt = async (visitor: Visitor) => {
  const { data } = (await valueOf(visitor, '/wps/relay/GCSGAME_gameVendor')) as {
    data: { lanes: { vendors: { vassalage: string; status?: string; isNew: number }[] }[] };
  };
  return data.lanes.flatMap(({ vendors }) => vendors);
};
const announcedAt = async (visitor: Visitor) =>
  (await valueOf(visitor, '/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR')) as Record<
    'banners' | 'player' | 'popup' | 'promotion',
    { id: string; title: string; url?: string }[]
  >;

const offeredAt = async (copies: number) => {
  const { visitor } = await newWorldAt(gateway, 'alpha', { settings: { games: { vendors: ['KOI'], copies } } });
  const path = '/wps/relay/GCSGAME_gameList?gameType=RNG&vassalage=KOI&pageNo=1&pageSize=100&language=EN';
  return (await valueOf(visitor, path)) as { games: (Card & { showIcon: string })[] };
};

describe('the settings of a world', () => {
  it('change flags and rules by name and all else as a whole, in this world alone', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', {
      settings: {
        flags: { smsLogin: false },
        rules: [{ key: 'username', maxLength: 9 }],
        currency: 'KWD',
        languages: ['EN'],
        resources: [{ resourceType: 'PHONE', name: 'Line', url: '+44 20 7946 0000' }],
      },
    });
    expect(await flagsAt(visitor)).toMatchObject({ smsLogin: false, freePlay: true });
    expect(await ruleAt(visitor, 'username')).toMatchObject({ enabled: true, minLength: 4, maxLength: 9 });
    expect(await startUpAt(visitor)).toMatchObject({ merchant: { currency: 'KWD' }, languages: ['EN'] });
    expect((await startUpAt(visitor)).resources).toHaveLength(1);
    for (const other of [alpha(), (await newWorldAt(gateway, 'alpha')).visitor]) {
      expect(await flagsAt(other)).toMatchObject({ smsLogin: true });
      expect(await ruleAt(other, 'username')).toMatchObject({ maxLength: 16 });
      expect((await startUpAt(other)).merchant.currency).toBe('CNY');
    }
  });

  it('change again while it runs, and keep what is not spoken of', async () => {
    const { visitor, change } = await newWorldAt(gateway, 'alpha', { settings: { flags: { smsLogin: false } } });
    await change({ settings: { flags: { freePlay: false }, rules: [{ key: 'email', enabled: false }] } });
    expect(await flagsAt(visitor)).toMatchObject({ smsLogin: false, freePlay: false });
    await change({ settings: { rules: [{ key: 'email', maxLength: 30 }] }, failures: { latency: 0 } });
    expect(await ruleAt(visitor, 'email')).toMatchObject({ enabled: false, maxLength: 30 });
    const tooLong = change({ settings: { rules: [{ key: 'email', minLength: 31 }] } });
    await expect(tooLong).rejects.toThrow('do not go together');
  });

  it('say which games it has', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', { settings: { games: { vendors: ['KOI', 'BAIZE'] } } });
    expect((await vendorsAt(visitor)).map(({ vassalage }) => vassalage)).toEqual(['KOI', 'BAIZE']);
    expect((await vendorsAt(alpha())).length).toBeGreaterThan(2);
  });

  it('offer each game more than once, under names of its own and with one cover', async () => {
    const [once, twice] = [(await offeredAt(1)).games, (await offeredAt(2)).games];
    expect(twice).toHaveLength(2 * once.length);
    expect(new Set(twice.map(({ gameName }) => gameName)).size).toBe(twice.length);
    expect(new Set(twice.map(({ showIcon }) => showIcon))).toEqual(new Set(once.map(({ showIcon }) => showIcon)));
  });
});

describe('the rows of a world', () => {
  it('add members that log in, each with a wallet of its own', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', {
      as: 'rich',
      rows: {
        members: [
          { account: 'rich', password: 'Rich2026', nickname: 'Rich', balance: '125000000' },
          { account: 'plain', password: 'Plain2026', passwordDefault: true, firstTimeLogin: true },
          { account: 'shut', password: 'Shut2026', disabled: true },
        ],
      },
    });
    expect(await balanceAt(visitor, token)).toMatchObject({ balance: '125000000', sequence: 1 });
    expect(await balanceAt(visitor, await visitor.tokenOf('rich', 'Rich2026'))).toMatchObject({ balance: '125000000' });
    expect((await visitor.logIn('plain', 'Plain2026')).value).toMatchObject({
      passwordDefault: true,
      firstTimeLogin: true,
    });
    expect((await visitor.logIn('shut', 'Shut2026')).success).toBe(false);
    expect((await alpha().logIn('rich', 'Rich2026')).success).toBe(false);
  });

  // `openTestGateway` audits the ledger when it closes.
  it('change members that are there, and their money through the ledger', async () => {
    const { visitor, token, change } = await newWorldAt(gateway, 'alpha', {
      as: 'player',
      rows: {
        members: [
          { account: 'player', balance: '70000' },
          { account: 'agent', balance: '900000', secondFactors: ['realName'] },
        ],
      },
    });
    expect(await balanceAt(visitor, token)).toMatchObject({ balance: '70000', sequence: 2 });
    expect((await visitor.logIn('agent', 'Agent2026')).value).toMatchObject({ challenge: { methods: ['realName'] } });
    await change({ rows: { members: [{ account: 'PLAYER', balance: '100' }] } });
    expect(await balanceAt(visitor, token)).toMatchObject({ balance: '100', sequence: 3 });
    expect(await valueOf(visitor, '/wps/records/account?kind=adjustment', token)).toMatchObject({
      items: [
        { kind: 'adjustment', amount: '-69900' },
        { kind: 'adjustment', amount: '-30000' },
      ],
    });
    expect(await valueOf(visitor, '/wps/records/account?kind=debit', token)).toMatchObject({ items: [] });
  });

  it('change games and vendors, in a catalogue of its own', async () => {
    const { visitor, change } = await newWorldAt(gateway, 'alpha', {
      rows: {
        games: [{ vassalage: 'BAIZE', gameCode: 'dragon-gate', status: 'maintenance', names: { EN: 'Dragon Door' } }],
        vendors: [{ vassalage: 'KOI', status: 'maintenance', maintenanceUntil: '2031-01-01T00:00:00Z', isNew: true }],
      },
    });
    expect(await dragonGateAt(visitor)).toMatchObject({ status: 'maintenance', gameName: 'Dragon Door' });
    const koi = async () => (await vendorsAt(visitor)).find(({ vassalage }) => vassalage === 'KOI');
    expect(await koi()).toMatchObject({
      status: 'maintenance',
      isNew: 1,
      maintenanceUntil: '2031-01-01T00:00:00.000Z',
    });
    await change({ rows: { vendors: [{ vassalage: 'KOI', status: 'open' }] } });
    expect(await koi()).not.toHaveProperty('status');
    expect(await dragonGateAt(visitor)).toMatchObject({ status: 'maintenance' });
    expect(await dragonGateAt(alpha())).not.toHaveProperty('status');
  });

  it('are launched as they are, and remembered as played', async () => {
    const played = [
      { account: 'player', vassalage: 'BAIZE', gameCode: 'dragon-gate' },
      { account: 'player', vassalage: 'BAIZE', gameCode: 'golden-koi' },
    ] as const;
    const { visitor, token = '' } = await newWorldAt(gateway, 'alpha', {
      as: 'player',
      rows: {
        games: [{ vassalage: 'BAIZE', gameCode: 'dragon-gate', status: 'maintenance' }],
        recentGames: [...played],
      },
    });
    const { list } = (await valueOf(visitor, '/wps/relay/GCS_recentGame', token)) as { list: Card[] };
    expect(list.map(({ gameCode }) => gameCode)).toEqual(['dragon-gate', 'golden-koi']);
    const launched = await visitor.call('/wps/relay/GCS_gameLaunchFB', {
      token,
      headers: { 'Idempotency-Key': randomUUID() },
      json: dragonGate,
    });
    expect(launched).toMatchObject({ success: false, value: { code: 'gameMaintenance' } });
  });

  it('say who won what, the first of them last, and leave the merchant its own winners', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha', {
      rows: {
        wins: [
          { vassalage: 'KOI', gameCode: 'maneki-coins', player: 'zo***e', amount: '500' },
          { vassalage: 'BAIZE', gameCode: 'dragon-gate', player: 'ad***a', amount: '700' },
        ],
      },
    });
    const board = '/wps/relay/ODSFE2_getWinnerBoard';
    const { list } = (await valueOf(visitor, board)) as { list: { player: string; winAmount: string }[] };
    expect(list.map(({ player, winAmount }) => [player, winAmount])).toEqual([
      ['zo***e', '500'],
      ['ad***a', '700'],
    ]);
    expect(JSON.stringify(await valueOf(alpha(), board))).not.toContain('zo***e');
  });

  it('take the place of every announcement: those that are given, or none', async () => {
    const { visitor, change } = await newWorldAt(gateway, 'alpha', {
      rows: {
        announcements: [
          {
            id: 'b1',
            kind: 'banner',
            groupName: 'w_home',
            titles: { EN: 'Come in' },
            image: 'https://cdn.example/b.png',
          },
          { id: 'p1', kind: 'popup', titles: { EN: 'Hello', CN: '你好' }, contents: { EN: '<p>There</p>' } },
        ],
      },
    });
    const { banners, popup, player, promotion } = await announcedAt(visitor);
    expect(banners).toMatchObject([{ id: 'b1', title: 'Come in', url: 'https://cdn.example/b.png' }]);
    expect(popup).toMatchObject([{ id: 'p1', title: 'Hello' }]);
    expect([...player, ...promotion]).toEqual([]);
    await change({ rows: { announcements: [] } });
    expect(Object.values(await announcedAt(visitor)).flat()).toEqual([]);
    expect((await announcedAt(alpha())).promotion.length).toBeGreaterThan(0);
  });
});
