import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wins } from '../catalogue/catalogue.schema.ts';
import { listenTo } from '../events/testing/listenTo.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';
import type { Answer } from '../testing/visitor.ts';
import { bets as betTable } from './lottery.schema.ts';
import { FIVE, lotteryWorld, newKey } from './testing/lotteryWorld.ts';
import type { BetAnswer, Entry } from './testing/lotteryWorld.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const MINUTE_MS = 60_000;
const ISSUE = '20260301-146';
const COIN = { vassalage: 'TCG_SEA', gameCode: 'sea-lucky-coin' };
const codeOf = ({ value }: Answer) => (value as { code?: string }).code;
const small: Entry = { play: 'sum-sides', picks: ['small'], stake: '100' };
const bothSides: Entry = { play: 'coin', picks: ['0', '1'], stake: '100' };

describe('the history of bets', () => {
  it('has them page by page, the last one first, under the names of their lotteries', async () => {
    const { visitor, bet, token, advance } = await lotteryWorld(gateway);
    const ids: string[] = [];
    for (const [of, entry] of [
      [FIVE, small],
      [FIVE, small],
      [COIN, bothSides],
    ] as const) {
      ids.unshift(((await bet([entry], { of })).value as BetAnswer).id);
      await advance(1000);
    }
    const page = async (query: string) =>
      (await visitor.call(`/lgw/bets?${query}`, { token })).value as {
        items: (BetAnswer & { gameName: string })[];
        pageNum: number;
        totalPages: number;
      };
    const [first, second] = [await page('pageSize=2'), await page('pageSize=2&pageNo=2')];
    expect([first.totalPages, second.pageNum, second.totalPages]).toEqual([2, 2, 2]);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(first.items.map(({ gameName }) => gameName)).toEqual([expect.stringMatching(/Coin/u), 'Five-Minute Draw']);
    const ofOne = await page('gameCode=sea-lucky-coin&language=CN');
    expect([ofOne.items.length, ofOne.totalPages]).toEqual([1, 1]);
    expect(first.items[1]).not.toHaveProperty('won');
  });
});

const linesOf = (text: string) => text.split('\r\n');

describe('the CSV file of bets', () => {
  it('has a row per bet, the last one first, with decimal amounts and their totals', async () => {
    const { visitor, bet, token, advance } = await lotteryWorld(gateway);
    await bet([small]);
    await advance(1000);
    await bet([bothSides], { of: COIN });
    await advance(3 * MINUTE_MS);
    const response = await visitor.request('/lgw/bets.csv?language=EN', { token });
    expect([
      response.status,
      response.headers.get('Content-Type'),
      response.headers.get('Content-Disposition'),
    ]).toEqual([200, 'text/csv; charset=utf-8', 'attachment; filename="bets.csv"']);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, first, second, totals, end, ...more] = linesOf(new TextDecoder().decode(bytes));
    expect(head).toBe(
      '"placedAt","gameName","issueNumber","drawTime","entries","status","winningNumbers","currency","total","won"',
    );
    expect(first).toMatch(
      /^2026-03-01T04:02:3\d\.\d{3}Z,"Lucky Coin Toto","[^"]+",\S+,"coin: 0 1","won","[01]","CNY",2\.00,1\.90$/u,
    );
    expect(second).toMatch(/^2026-03-01T04:02:3\d\.\d{3}Z,"Five-Minute Draw",.*"sum-sides: small","(?:won|lost)",/u);
    expect(totals).toMatch(/^"total",,,,,,,,3\.00,(?:1\.90|3\.84)$/u);
    expect([end, more]).toEqual(['', []]);
  });

  it('has the bets of its filters alone, and a HEAD request only its headers', async () => {
    const { visitor, bet, token } = await lotteryWorld(gateway);
    await bet([small]);
    await bet([bothSides], { of: COIN });
    const rows = async (query: string) =>
      linesOf(String((await visitor.call(`/lgw/bets.csv?${query}`, { token })).value)).length - 3;
    expect(await rows('')).toBe(2);
    expect(await rows('gameCode=sea-lucky-coin')).toBe(1);
    expect(await rows('from=2026-03-01&to=2026-03-01')).toBe(2);
    expect([await rows('from=2026-03-02'), await rows('to=2026-02-28')]).toEqual([0, 0]);
    expect((await visitor.call('/lgw/bets.csv?from=today', { token })).status).toBe(400);
    const head = await visitor.request('/lgw/bets.csv', { token, method: 'HEAD' });
    expect([head.headers.get('Content-Type'), await head.text()]).toEqual(['text/csv; charset=utf-8', '']);
  });
});

describe('a bet', () => {
  it('has 500 lines at most, and as many as that', async () => {
    const { bet } = await lotteryWorld(gateway);
    const picks = Array.from({ length: 25 }, (_, at) => String(at).padStart(2, '0'));
    const entries = Array.from({ length: 20 }, () => ({ play: 'last-2', picks, stake: '100' }));
    expect((await bet(entries)).success).toBe(true);
    const [one = small, ...others] = entries;
    const more = [{ ...one, picks: [...picks, '99'] }, ...others];
    expect((await bet(more)).value).toEqual({ code: 'betInvalid', field: 'entries' });
  });

  it('has every stake in range, to the last unit', async () => {
    const { bet } = await lotteryWorld(gateway);
    const tooLow = await bet([small, { ...small, stake: '99' }]);
    expect(tooLow.value).toEqual({ code: 'stakeOutOfRange', field: 'entries' });
    expect(codeOf(await bet([{ ...small, stake: '100001' }]))).toBe('insufficientFunds');
  });

  it('on a draw that nobody has looked at yet has its seed fixed before', async () => {
    const { visitor, token, proof } = await lotteryWorld(gateway);
    const json = { ...FIVE, issueNumber: ISSUE, entries: [small] };
    const sent = { json, token, headers: { 'Idempotency-Key': newKey() } };
    expect((await visitor.call('/lgw/bets', sent)).success).toBe(true);
    expect(await proof(ISSUE)).toMatchObject({ seedHash: expect.any(String) as unknown });
  });

  it('is refused on what is no lottery, and while its house is closed, until when', async () => {
    const { bet, change } = await lotteryWorld(gateway);
    const until = '2026-03-02T00:00:00.000Z';
    expect(codeOf(await bet([small], { gameCode: 'none' }))).toBe('gameUnknown');
    expect(codeOf(await bet([small], { vassalage: 'ELOTT' }))).toBe('gameUnknown');
    await change({ rows: { vendors: [{ vassalage: 'LOTT', status: 'maintenance', maintenanceUntil: until }] } });
    const refused = await bet([small], { of: COIN, ...FIVE });
    expect(refused.value).toEqual({ code: 'vendorUnavailable', until });
  });

  it('and its prize are sent to the event stream at once, before the next heartbeat', { timeout: 15_000 }, async () => {
    const { visitor, token, bet, advance } = await lotteryWorld(gateway);
    const { next, nextEvent, leave } = await listenTo(visitor, token);
    await next();
    await bet([bothSides], { of: COIN });
    expect(await nextEvent()).toMatchObject({ data: { type: 'balance', sequence: 2 } });
    await advance(2 * MINUTE_MS);
    expect(await nextEvent()).toMatchObject({ data: { type: 'balance', sequence: 3 } });
    await leave();
  });

  it('that has won is on the public winner board, under a masked name', async () => {
    const rows = { members: [{ account: 'player', nickname: 'Zebedee' }] };
    const { bet, bets, id, advance } = await lotteryWorld(gateway, { rows });
    await bet([bothSides], { of: COIN });
    await bet([{ ...small, picks: ['small', 'big'] }]);
    await advance(3 * MINUTE_MS);
    await bets();
    const shown = await gateway.database.owner.select().from(wins).where(eq(wins.merchant, id));
    const own = shown.filter(({ vassalage }) => vassalage === 'TCG_SEA' || vassalage === 'LOTT');
    const told = own.map(({ game_type, game_code, amount, player }) => `${game_type} ${game_code} ${amount} ${player}`);
    expect(told.toSorted()).toEqual([
      expect.stringMatching(/^ELOTT sea-lucky-coin 190 Z\p{L}*\*{3}/u),
      expect.stringMatching(/^LOTT five-minute-draw 194 Z\p{L}*\*{3}/u),
    ]);
  });

  it('is settled by itself after its draw, and not before, by the clock of its merchant', async () => {
    const { bet, id, advance } = await lotteryWorld(gateway);
    await bet([small]);
    await bet([bothSides], { of: COIN });
    await advance(MINUTE_MS);
    const settled = async () => {
      const rows = await gateway.database.owner.select().from(betTable).where(eq(betTable.merchant, id));
      return rows.filter(({ won }) => won !== null).map(({ game_code: code }) => code);
    };
    await expect.poll(settled, { timeout: 8000, interval: 100 }).toEqual(['sea-lucky-coin']);
  });
});

describe('what a lottery has drawn', () => {
  it('is of that lottery, and of the house that is named', async () => {
    const { visitor, token } = await lotteryWorld(gateway);
    const opened = async (query: string) =>
      (await visitor.call(`/lotto/lgw/games/opened/numero?limitNum=1&${query}`, { token })).value as {
        results: { winningNumbers: string[]; specialNumber?: string }[];
      };
    expect((await opened('gameCode=lucky-six')).results[0]?.specialNumber).toMatch(/^\d\d$/u);
    const [eleven] = (await opened('gameCode=eleven-five&vassalage=LOTT')).results;
    expect([eleven?.winningNumbers.length, eleven?.winningNumbers.join('')]).toEqual([
      5,
      expect.stringMatching(/^(?:0\d|1[01]){5}$/u),
    ]);
    const elsewhere = visit(gateway, 'beta.localhost');
    expect(codeOf(await elsewhere.call('/lgw/vn/numeros/opened/game?gameCode=northern-draw'))).toBe('gameUnknown');
  });

  it('has the complete drum in its proof', async () => {
    const { board, proof } = await lotteryWorld(gateway);
    const six = { vassalage: 'LOTT', gameCode: 'lucky-six' };
    const [{ draw }, last] = [await board(), await board(six)];
    const five = { numbers: 5, lowest: 0, highest: 9, putBack: true, special: false };
    expect((await proof(draw.issueNumber)).drum).toEqual(five);
    expect((await proof(last.draw.issueNumber, six)).drum).toMatchObject({ putBack: false, special: true });
  });
});
