import { esportsVendors } from '@baize/domain/categories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';
import type { Visitor } from '../testing/visitor.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { callVendor, startPlay } from '../testing/vendor.ts';
import { gameSeeds, vendorSeeds } from './catalogueData.ts';
import { fill } from './testing/fill.ts';
import { maskedName } from './wins.store.ts';

type Card = {
  gameCode: string;
  gameName: string;
  gameType: string;
  vassalage: string;
  isGame?: string;
  status?: string;
  showIcon: string;
  minBet?: string;
  lines?: number;
  addedAt?: string;
  lastWin?: { amount: string; at: string };
};
type Vendor = { vassalage: string; isNew: 0 | 1; status?: string; smallIcon: string; games?: number };

let gateway: TestGateway;
let alpha: Visitor;
let beta: Visitor;
beforeAll(async () => {
  gateway = await openTestGateway();
  alpha = visit(gateway, 'alpha.localhost');
  beta = visit(gateway, 'beta.localhost');
});
afterAll(() => gateway.close());

const lanesOf = async (visitor: Visitor) =>
  (
    (await visitor.call('/wps/relay/GCSGAME_gameVendor')).value as {
      data: { lanes: { gameType: string; vendors: Vendor[] }[] };
    }
  ).data.lanes;
const pageOf = async (visitor: Visitor, query: string) =>
  (await visitor.call(`/wps/relay/GCSGAME_gameList?clientType=3&${query}`)).value as {
    games: Card[];
    pageNum: number;
    totalPages: number;
    total: number;
  };

const typeOf = async (code: string) => (await alpha.call(`/wps/relay/GCSGAME_getVassGameType?vassalage=${code}`)).value;
const codesOf = (games: readonly { vassalage: string; gameCode: string }[]) =>
  games.map(({ vassalage, gameCode }) => `${vassalage} ${gameCode}`).sort();
const vendorsOf = (cards: readonly Card[]) => cards.map(({ vassalage }) => vassalage);
const nameIn = async (language: string) =>
  (await pageOf(alpha, `gameName=dragon%20gate&language=${language}`)).games[0]?.gameName;

const esportsAmong = async (gameType: string) => {
  const { games } = await pageOf(alpha, `gameType=${gameType}&pageSize=100`);
  return [...new Set(games.map(({ vassalage }) => vassalage))].map((code) => [code, esportsVendors.includes(code)]);
};

describe('vendors', () => {
  it('come by category, some new and some in maintenance [REQ-169] [REQ-173] [REQ-186]', async () => {
    const vendors = (await lanesOf(alpha)).flatMap((lane) => lane.vendors);
    expect(vendors.length).toBe(vendorSeeds.length);
    expect(vendors.some(({ isNew }) => isNew === 1)).toBe(true);
    expect(vendors.find(({ vassalage }) => vassalage === 'SAFFRON')).toMatchObject({ status: 'maintenance' });
  });

  it('say how many games they have: those that the list of each shows', async () => {
    const vendors = (await lanesOf(alpha)).flatMap((lane) => lane.vendors);
    const counts = ['BAIZE', 'VELVET'].map((code) => vendors.find(({ vassalage }) => vassalage === code)?.games);
    const listed = [await pageOf(alpha, 'vassalage=BAIZE&gameType=RNG'), await pageOf(alpha, 'vassalage=VELVET')];
    expect(counts).toEqual(listed.map(({ total }) => total));
  });

  it("are the merchant's own, in its order", async () => {
    const lanes = await lanesOf(beta);
    expect(lanes.map(({ gameType }) => gameType)).toEqual(['LIVE', 'RNG']);
    expect(lanes[1]?.vendors.map(({ vassalage }) => vassalage)).toEqual(['KOI', 'BAIZE', 'NOOR']);
    expect((await pageOf(beta, 'vassalage=RIO')).games).toEqual([]);
  });

  it('tell their category by code [REQ-186]', async () => {
    expect(await typeOf('REEF')).toEqual({ gameType: 'FISH' });
    expect(await typeOf('NOBODY')).toEqual({});
  });
});

const menus = async (query: string) => (await alpha.call(`/lgw/games/game_menus?${query}`)).value;

const named = (codes: Record<string, string>) => Object.entries(codes).map(([code, remark]) => ({ code, remark }));

describe('lotteries', () => {
  it('come by group in the language of the call, for each way to price them [REQ-168] [REQ-181]', async () => {
    expect(await menus('prizeMode=LOTT&language=CN')).toEqual([
      {
        gameGroupCode: 'SSC',
        labelName: '时时彩',
        gameMenus: named({ 'five-minute-draw': '五分彩', 'fast-three': '极速快三' }),
      },
      { gameGroupCode: 'LHC', labelName: '六合彩', gameMenus: named({ 'lucky-six': '幸运六合' }) },
      { gameGroupCode: '11X5', labelName: '11选5', gameMenus: named({ 'eleven-five': '十一选五' }) },
      { gameGroupCode: 'PK10', labelName: 'PK10', gameMenus: named({ 'racing-horses': '十马竞速' }) },
      { gameGroupCode: 'LF', labelName: '低频彩', gameMenus: named({ 'star-twenty-eight': '幸运星28' }) },
    ]);
    expect(await menus('prizeMode=ELOTT')).toEqual([
      { gameGroupCode: 'PK10', labelName: 'Racing', gameMenus: named({ 'odds-racing': 'Racing Ten' }) },
      {
        gameGroupCode: 'SSC',
        labelName: 'Time draws',
        gameMenus: named({ 'odds-dice': 'Odds on Three Dice', 'odds-rocket': 'Rocket Odds' }),
      },
      { gameGroupCode: 'LHC', labelName: 'Mark six', gameMenus: named({ 'odds-mark-six': 'Odds on Six' }) },
    ]);
  });

  it.each([
    ['ZY', ['five-minute-draw', 'fast-three', 'odds-dice', 'odds-rocket']],
    ['SEA', ['sea-4d', 'sea-bull', 'sea-lucky-coin']],
  ])('have a menu of their own for prize mode %s [REQ-168] [REQ-174]', async (mode, codes) => {
    const groups = (await menus(`prizeMode=${mode}`)) as { gameMenus: { code: string }[] }[];
    expect(groups.flatMap(({ gameMenus }) => gameMenus.map(({ code }) => code)).toSorted()).toEqual(codes.toSorted());
  });

  it.each([
    ['Lott', 'LOTT'],
    ['elott', 'ELOTT'],
    ['sea', 'SEA'],
    ['Zy', 'ZY'],
  ])('come for prize mode %s in any case [REQ-174]', async (typed, mode) => {
    expect(await menus(`prizeMode=${typed}`)).toEqual(await menus(`prizeMode=${mode}`));
  });

  it('are refused for any other prize mode', async () => {
    expect(await alpha.call('/lgw/games/game_menus?prizeMode=LOTTO')).toMatchObject({ success: false });
  });
});

describe('games', () => {
  it('come in pages of fifteen [REQ-179] [REQ-184]', async () => {
    const slots = gameSeeds.filter(({ gameType }) => gameType === 'RNG').length;
    const first = await pageOf(alpha, 'gameType=RNG&platform=html5-desktop&merchant=alpha');
    expect(first).toMatchObject({ pageNum: 1, totalPages: Math.ceil(slots / 15), total: slots });
    expect(first.games).toHaveLength(15);
    const last = await pageOf(alpha, `gameType=RNG&pageNo=${first.totalPages}`);
    expect(last.games).toHaveLength(slots - (first.totalPages - 1) * 15);
    expect((await pageOf(alpha, 'gameType=RNG&pageNo=999')).games).toEqual([]);
  });

  it('are found by name in any language, and never by a wildcard', async () => {
    expect((await pageOf(alpha, 'gameName=%20DRAGON%20gate%20')).games[0]?.gameCode).toBe('dragon-gate');
    expect((await pageOf(alpha, `gameName=${encodeURIComponent('金鲤')}`)).games[0]?.gameCode).toBe('golden-koi');
    expect((await pageOf(alpha, 'gameName=%25')).games).toEqual([]);
  });

  it('are filtered by kind, lines and smallest bet [REQ-178]', async () => {
    const jackpots = await pageOf(alpha, 'gameClassify=JP&pageSize=100');
    expect(codesOf(jackpots.games)).toEqual(codesOf(gameSeeds.filter(({ classify }) => classify === 'JP')));
    const lines = await pageOf(alpha, 'minLineNum=100&pageSize=100');
    expect(codesOf(lines.games)).toEqual(codesOf(gameSeeds.filter((game) => (game.lines ?? 0) >= 100)));
    const bets = await pageOf(alpha, 'minBet=2&gameType=RNG&pageSize=100');
    const dear = gameSeeds.filter((game) => game.gameType === 'RNG' && (game.minBet ?? 0) >= 200);
    expect(codesOf(bets.games)).toEqual(codesOf(dear));
    for (const { games } of [jackpots, lines, bets]) expect(games.length).toBeGreaterThan(2);
  });

  it('are listed from the newest on where only new ones are asked for', async () => {
    const { games, total } = await pageOf(alpha, 'addedWithinDays=90&pageSize=100');
    const ages = games.map(({ addedAt }) => Date.now() - Date.parse(addedAt ?? ''));
    expect(ages.length).toBeGreaterThan(2);
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    expect(Math.max(...ages)).toBeLessThan(90 * 24 * 3_600_000);
    expect(total).toBeLessThan((await pageOf(alpha, '')).total);
  });

  it.each(['-1', '0', '366', '1e30', 'Infinity', '7.5', 'week', '', '%00', '7&addedWithinDays=8'])(
    'are not listed by an age that is none: addedWithinDays=%s',
    async (days) => {
      expect((await alpha.call(`/wps/relay/GCSGAME_gameList?addedWithinDays=${days}`)).status).toBe(400);
    },
  );

  it('that are new are of many vendors and categories, none of which hides the others of a day', async () => {
    const { games } = await pageOf(alpha, 'addedWithinDays=7&pageNo=1&pageSize=14');
    expect(games).toHaveLength(14);
    expect(new Set(vendorsOf(games)).size).toBeGreaterThan(7);
    expect(new Set(games.map(({ gameType }) => gameType)).size).toBeGreaterThan(3);
    const older = await Promise.all(
      [1, 2, 3, 4].map((page) => pageOf(alpha, `addedWithinDays=121&pageSize=100&pageNo=${page}`)),
    );
    const all = older.flatMap((page) => page.games);
    const together = all.filter(({ addedAt }) => addedAt === all.at(-1)?.addedAt);
    const vendors = new Set(vendorsOf(together)).size;
    expect(vendors).toBeGreaterThan(14);
    expect(new Set(vendorsOf(together.slice(0, vendors))).size).toBe(vendors);
    const categories = new Set(together.map(({ gameType }) => gameType)).size;
    expect(new Set(together.slice(0, categories).map(({ gameType }) => gameType)).size).toBe(categories);
  });

  it('say what they cost in the money of the merchant, how many lines pay, and since when they are there', async () => {
    const [gate] = (await pageOf(alpha, 'gameName=dragon%20gate')).games;
    expect(gate).toMatchObject({ minBet: '100', lines: 40 });
    expect(Date.parse(gate?.addedAt ?? '')).toBeLessThan(Date.now());
    // VND has no minor unit: 20 hundredths round up to 1.
    const [koi] = (await pageOf(beta, 'gameName=golden%20koi')).games;
    expect(koi).toMatchObject({ minBet: '1' });
    const [table] = (await pageOf(alpha, 'vassalage=VELVET')).games;
    expect(table?.lines).toBeUndefined();
  });

  it('come vendor by vendor, so that each shows on the first page', async () => {
    const { games } = await pageOf(alpha, 'gameType=RNG');
    const vendors = vendorSeeds.filter(({ gameType }) => gameType === 'RNG').map(({ vassalage }) => vassalage);
    expect(games.map(({ vassalage }) => vassalage)).toEqual(vendors.slice(0, 15));
  });

  it('show a vendor as one card, and what is behind it when the vendor is asked for [REQ-180] [REQ-192]', async () => {
    const card = (await pageOf(alpha, 'gameType=LIVE')).games.find(({ vassalage }) => vassalage === 'VELVET');
    expect(card).toMatchObject({ isGame: 'VASSALAGE', gameCode: 'lobby' });
    const behind = (await pageOf(alpha, 'vassalage=VELVET')).games;
    expect(behind.length).toBe(3);
    expect(behind.every(({ isGame }) => isGame === undefined)).toBe(true);
  });

  it('of esports vendors are listed apart from sports [REQ-171]', async () => {
    const [sports, esports] = [await esportsAmong('SPORTS'), await esportsAmong('ESPORTS')];
    expect(sports).toContainEqual(['SB', false]);
    expect(esports).toContainEqual(['AV', true]);
    expect([sports.some(([, isEsports]) => isEsports), esports.every(([, isEsports]) => isEsports)]).toEqual([
      false,
      true,
    ]);
  });

  it('are named in the language that is asked for [REQ-180]', async () => {
    expect(await nameIn('CN')).toBe('龙门');
    expect(await nameIn('AR')).toBe('بوابة التنين');
    expect(await nameIn('TH')).toBe('Dragon Gate');
  });

  it('are hottest first on the home shelf, of one vendor when asked [REQ-185]', async () => {
    const { list } = (await alpha.call('/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&platform=flash,html5-desktop'))
      .value as { list: Card[] };
    expect(list[0]?.gameCode).toBe('dragon-gate');
    const own = (await alpha.call('/wps/relay/GCSGAME_hotGamesV2?vassalage=KOI')).value as { list: Card[] };
    expect(new Set(own.list.map(({ vassalage }) => vassalage))).toEqual(new Set(['KOI']));
  });

  it('show pictures that exist [REQ-183]', async () => {
    const [game] = (await pageOf(alpha, 'gameType=RNG&language=AR')).games;
    const cover = await alpha.request(game?.showIcon ?? '');
    expect(cover.headers.get('Content-Type')).toBe('image/avif');
    expect(cover.headers.get('Cache-Control')).toContain('immutable');
    const icon = await alpha.request((await lanesOf(alpha))[0]?.vendors[0]?.smallIcon ?? '');
    expect(icon.headers.get('Content-Type')).toBe('image/png');
  });
});

describe('the winner board', () => {
  type Line = { player: string; gameName: string; winAmount: string; wonAt: string; gameType: string; nodeId: string };
  const boardOf = async (visitor: Visitor, query = '') =>
    ((await visitor.call(`/wps/relay/ODSFE2_getWinnerBoard?${query}`)).value as { list: Line[] }).list;

  it('has the twenty newest prizes of all games, each of a masked player', async () => {
    const board = await boardOf(alpha, 'gameCategory=ALL&language=CN&limitNum=20');
    expect(board).toHaveLength(20);
    expect(board[0]).toMatchObject({
      player: 'mo***7',
      gameName: '龙门',
      winAmount: '128800',
      nodeId: 'BAIZE-dragon-gate',
    });
    const times = board.map(({ wonAt }) => wonAt);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const { player } of board) expect(player).toContain('***');
    // Beta's board names only games of beta, in its own currency.
    expect((await boardOf(beta)).map(({ gameName, winAmount }) => [gameName, winAmount])).toContainEqual([
      'Cổng Rồng',
      '1288',
    ]);
  });

  it('is of one category, and shorter, when asked', async () => {
    const live = await boardOf(alpha, 'gameCategory=LIVE&limitNum=2');
    expect(live.map(({ gameType }) => gameType)).toEqual(['LIVE', 'LIVE']);
    expect((await alpha.call('/wps/relay/ODSFE2_getWinnerBoard?gameCategory=SLOT')).status).toBe(400);
  });

  it('names a game in the language of the call', async () => {
    const { id, visitor } = await newWorldAt(gateway, 'alpha');
    await fill(gateway.database.owner, id);
    expect((await boardOf(visitor, 'language=AR')).map(({ gameName }) => gameName)).toEqual(['بوابة التنين']);
  });

  it('begins with a prize as soon as it is paid, and so does the card of its game', async () => {
    const { visitor, token, advance } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const last = async () => (await pageOf(visitor, 'gameName=dragon%20gate')).games[0]?.lastWin;
    expect([await boardOf(visitor), await last()]).toEqual([[], undefined]);
    const bet = { session: await startPlay(gateway, visitor, token), round: 'r', transactionId: 'bet', amount: '100' };
    await callVendor(gateway, 'wallet/debit', bet);
    for (const amount of ['4200', '4200'])
      await callVendor(gateway, 'wallet/credit', { ...bet, transactionId: 'prize', amount });
    expect([await boardOf(visitor), await last()]).toEqual([[], undefined]);
    await advance(61_000);
    const [line, ...others] = await boardOf(visitor);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ player: 'Pl***r', winAmount: '4200', nodeId: 'BAIZE-dragon-gate' });
    expect(await last()).toEqual({ amount: '4200', at: line?.wonAt });
    expect((await boardOf(alpha)).map(({ player }) => player)).not.toContain('Pl***r');
  });

  it.each([
    ['Moonlight7', 'Mo***7'],
    ['  Ada  ', 'A***'],
    ['莲花公主', '莲花***主'],
    ['👩‍👩‍👧abc👨‍👩‍👦', '👩‍👩‍👧a***👨‍👩‍👦'],
    ['', '***'],
  ])('shows %j as %j', (name, masked) => {
    expect(maskedName(name)).toBe(masked);
  });
});
