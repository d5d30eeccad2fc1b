import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatewayStub } from '../testing/index.ts';
import { getGameList, getGameVendors, getHotGames, getVassalageGameType, getWinnerBoard } from './index.ts';

const game = { nodeId: 'n1', vassalage: 'PG', gameType: 'RNG', gameCode: 'c1', nodeName: 'Node', iconUrl: '/i.png' };
const vendor = { vassalage: 'PG', isNew: 1, gameType: 'RNG', displayName: 'Pocket', smallIcon: '/pg.png' };

const list = (value: unknown) => getHotGames(gatewayStub({ getHotGames: value as never }));
const page = (value: unknown) => getGameList(gatewayStub({ getGameList: value as never }));
const vendors = (value: unknown) => getGameVendors(gatewayStub({ getGameVendors: value as never }));

const readGame = async (change: object = {}) => {
  const answer = await list({ list: [{ ...game, ...change }] });
  return answer.ok ? answer.value[0] : answer;
};

describe('a game', () => {
  it('has one name and one picture, whichever fields they came in [REQ-180]', async () => {
    expect(await readGame()).toEqual({
      id: 'n1',
      vendor: 'PG',
      category: 'RNG',
      name: 'Node',
      cover: '/i.png',
      code: 'c1',
      opensList: false,
      trial: false,
      minBet: undefined,
      lines: undefined,
      addedAt: undefined,
      lastWin: undefined,
      status: 'open',
      maintenanceUntil: undefined,
    });
    expect(await readGame({ gameName: 'Game', showIcon: '/s.png' })).toMatchObject({ name: 'Game', cover: '/s.png' });
    expect(await readGame({ gameName: '', showIcon: '' })).toMatchObject({ name: 'Node', cover: '/i.png' });
    expect(await readGame({ iconUrl: undefined })).toMatchObject({ cover: '' });
    expect(await readGame({ nodeId: 7 })).toMatchObject({ id: '7' });
    expect(await readGame({ nodeId: undefined, nodeName: 5 })).toMatchObject({ id: 'PG-c1', name: 'c1' });
  });

  it('opens a list when isGame says VASSALAGE, and only then [REQ-180, REQ-192]', async () => {
    const opening = ['VASSALAGE', 'GAME', undefined].map(async (isGame) => readGame({ isGame }));
    expect(await Promise.all(opening)).toMatchObject([{ opensList: true }, { opensList: false }, { opensList: false }]);
  });

  it('has maintenance and demo mode', async () => {
    const until = '2026-03-01T13:00:00Z';
    expect(await readGame({ status: 'maintenance', maintenanceUntil: until, trial: true })).toMatchObject({
      status: 'maintenance',
      maintenanceUntil: until,
      trial: true,
    });
  });

  it('has minimum bet, lines, date of addition and last win', async () => {
    const facts = { minBet: '100', lines: 25, addedAt: '2026-03-01T13:00:00Z' };
    const lastWin = { amount: '128000', at: '2026-03-02T09:30:00Z' };
    expect(await readGame({ ...facts, lastWin })).toMatchObject({ ...facts, lastWin });
  });

  it('is left out without a vendor, a code or a known category [REQ-180]', async () => {
    const broken = [{ vassalage: '' }, { gameCode: undefined }, { gameType: 'SLOT' }];
    expect(await Promise.all(broken.map(readGame))).toEqual([undefined, undefined, undefined]);
  });
});

describe('lists', () => {
  it('of vendors follow the lanes [REQ-169, REQ-186]', async () => {
    const lanes = [
      { gameType: 'LIVE', vendors: [{ vassalage: 'EVO', isNew: 1, smallIcon: '/pg.png', games: 7 }, 'broken'] },
      { gameType: 'RNG', vendors: [vendor, { ...vendor, vassalage: 'KOI', isNew: 0, gameType: 'FISH' }] },
      { gameType: 'SLOT', vendors: [vendor, { ...vendor, gameType: 'SLOT' }] },
      null,
    ];
    const open = { status: 'open', maintenanceUntil: undefined };
    const pocket = { vassalage: 'PG', gameType: 'RNG', name: 'Pocket', icon: '/pg.png', isNew: true, ...open };
    expect(await vendors({ data: { lanes } })).toEqual({
      ok: true,
      value: [
        { vassalage: 'EVO', gameType: 'LIVE', name: 'EVO', icon: '/pg.png', isNew: true, games: 7, ...open },
        pocket,
        { ...pocket, vassalage: 'KOI', isNew: false, gameType: 'FISH' },
        pocket,
      ],
    });
  });

  it('of games come with their page, and in `list` without one [REQ-179, REQ-185]', async () => {
    expect(await page({ games: [game, {}], pageNum: 2, totalPages: 5 })).toMatchObject({
      value: { pageNum: 2, totalPages: 5, games: [{ id: 'n1' }] },
    });
    expect(await list({ list: [game] })).toMatchObject({ value: [{ id: 'n1' }] });
    const broken = [page({}), list({ list: {} }), vendors({ data: [] }), vendors(null)];
    for (const answer of await Promise.all(broken)) expect(answer).toMatchObject({ error: { kind: 'malformed' } });
  });

  it('keep all valid items in order, whatever is between them', async () => {
    const named = fc.string({ minLength: 1 }).map((nodeId) => ({ ...game, nodeId }));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(fc.jsonValue(), named)), async (items) => {
        const readable = items.flatMap((item) =>
          typeof item === 'object' && item !== null && 'gameCode' in item ? [(item as { nodeId: string }).nodeId] : [],
        );
        const answer = await list({ list: items });
        expect(answer.ok && answer.value.map(({ id }) => id)).toEqual(readable);
      }),
      { numRuns: 30 },
    );
  });
});

it('the category of a vendor is a known one, or undefined', async () => {
  for (const [gameType, known] of [
    ['LIVE', 'LIVE'],
    ['SLOT', undefined],
  ]) {
    const gateway = gatewayStub({ getVassalageGameType: { gameType } as never });
    expect(await getVassalageGameType(gateway, { vassalage: 'EVO' })).toEqual({ ok: true, value: { gameType: known } });
    expect(gateway.asked).toMatchObject([{ query: { vassalage: 'EVO' } }]);
  }
});

const winner = { player: 'mo***7', gameName: 'Dragon Gate', winAmount: '128800' };
const board = async (list: unknown[], of?: Parameters<typeof getWinnerBoard>[1]) => {
  const gateway = gatewayStub({ getWinnerBoard: { list } as never });
  return { answer: await getWinnerBoard(gateway, of), asked: gateway.asked[0] };
};

describe('the winner board', () => {
  it('requests twenty winners of all games by default', async () => {
    expect((await board([])).asked).toMatchObject({ query: { gameCategory: 'ALL', limitNum: '20' } });
    const live = await board([], { category: 'LIVE', limit: 5 });
    expect(live.asked).toMatchObject({ query: { gameCategory: 'LIVE', limitNum: '5' } });
  });

  it("has player, amount and game name, and the game's id if the gateway sends it", async () => {
    const wonAt = '2026-03-01T12:30:00Z';
    const game = { vassalage: 'PG', gameType: 'RNG', gameCode: 'c1' };
    const { answer } = await board([
      winner,
      { ...winner, wonAt, nodeId: 7, ...game },
      { ...winner, ...game },
      { player: '' },
    ]);
    const read = { player: 'mo***7', gameName: 'Dragon Gate', amount: '128800' };
    expect(answer).toEqual({
      ok: true,
      value: [
        { ...read, wonAt: undefined, gameId: undefined, category: undefined },
        { ...read, wonAt, gameId: '7', category: 'RNG' },
        { ...read, wonAt: undefined, gameId: 'PG-c1', category: 'RNG' },
      ],
    });
  });
});
