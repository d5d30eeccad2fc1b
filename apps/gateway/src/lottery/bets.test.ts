import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Answer } from '../testing/visitor.ts';
import { auditLedger } from '../wallet/auditLedger.ts';
import { bets as betTable } from './lottery.schema.ts';
import { drawnAgain, lotteryWorld, newKey } from './testing/lotteryWorld.ts';
import type { BetAnswer, Entry } from './testing/lotteryWorld.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const MINUTE_MS = 60_000;
const codeOf = ({ value }: Answer) => (value as { code?: string }).code;
const allSides: Entry = { play: 'sum-sides', picks: ['small', 'big', 'odd', 'even'], stake: '1000' };
const lastDigits: Entry = { play: 'last', picks: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'], stake: '100' };

describe('a board', () => {
  it('tells the draw that bets are taken for, with the hash of its seed and when it closes', async () => {
    const { board } = await lotteryWorld(gateway);
    expect(await board()).toMatchObject({
      draw: {
        issueNumber: '20260301-146',
        drawTime: '2026-03-01T04:05:00.000Z',
        closesAt: '2026-03-01T04:04:50.000Z',
        seedHash: expect.stringMatching(/^[0-9a-f]{64}$/u) as unknown,
      },
      changesAt: '2026-03-01T04:04:50.000Z',
      stake: { lowest: '100', highest: '100001', lines: 500 },
    });
    expect((await board()).results).toHaveLength(10);
  });

  it('goes on to the next draw when one closes, and changes again when that one is drawn', async () => {
    const { board, advance } = await lotteryWorld(gateway, { clock: '2026-03-01T04:04:49.000Z' });
    const before = await board();
    await advance(2000);
    const after = await board();
    expect([before.draw.issueNumber, after.draw.issueNumber]).toEqual(['20260301-146', '20260301-147']);
    expect(after.changesAt).toBe('2026-03-01T04:05:00.000Z');
    expect(after.draw.seedHash).not.toBe(before.draw.seedHash);
  });

  it('is refused of what is no lottery of the merchant, and while it is not open', async () => {
    const { visitor, change } = await lotteryWorld(gateway);
    const refusal = async (query: string) => codeOf(await visitor.call(`/lgw/games/board?${query}`));
    expect(await refusal('vassalage=LOTT&gameCode=none')).toBe('gameUnknown');
    expect(await refusal('vassalage=BAIZE&gameCode=five-minute-draw')).toBe('gameUnknown');
    await change({ rows: { vendors: [{ vassalage: 'LOTT', status: 'maintenance' }] } });
    expect(await refusal('vassalage=LOTT&gameCode=five-minute-draw')).toBe('vendorUnavailable');
  });
});

describe('a bet', () => {
  it('is paid at once, and settled by what was drawn, soon after the draw', async () => {
    const { bet, bets, balance, advance } = await lotteryWorld(gateway);
    const before = await balance();
    const placed = (await bet([allSides, lastDigits])).value as BetAnswer;
    expect(placed).toMatchObject({ status: 'open', total: '5000', issueNumber: '20260301-146' });
    expect(placed.entries.map(({ lines }) => lines)).toEqual([4, 10]);
    expect(await balance()).toBe(before - 5000n);
    expect(await bets()).toMatchObject([{ id: placed.id, status: 'open' }]);
    await advance(3 * MINUTE_MS);
    const [settled] = await bets();
    // Two sides of four pay 1.94 each, one digit of ten 9.50.
    expect(settled).toMatchObject({ id: placed.id, status: 'won', won: '4830' });
    expect(settled?.entries.map(({ won }) => won)).toEqual(['3880', '950']);
    expect(settled?.result?.winningNumbers).toHaveLength(5);
    expect(await balance()).toBe(before - 5000n + 4830n);
  });

  it('is settled without any request', async () => {
    const { bet, id, advance } = await lotteryWorld(gateway);
    await bet([allSides]);
    await advance(3 * MINUTE_MS);
    const row = async () => (await gateway.database.owner.select().from(betTable).where(eq(betTable.merchant, id)))[0];
    await expect.poll(async () => (await row())?.won, { timeout: 8000, interval: 200 }).toBe(3880n);
  });

  it('that is lost wins nothing, and says so', async () => {
    const { bet, bets, balance, advance } = await lotteryWorld(gateway);
    await bet([{ play: 'last-3', picks: ['000'], stake: '100' }]);
    await advance(3 * MINUTE_MS);
    const [settled] = await bets();
    const won = settled?.result?.winningNumbers.slice(2).join('') === '000';
    expect(settled?.status).toBe(won ? 'won' : 'lost');
    expect(await balance()).toBe(100_000n - 100n + (won ? 95_000n : 0n));
  });

  it('of the lotteries of Vietnam is among the recent ones, and no other', async () => {
    const { visitor, token, bet } = await lotteryWorld(gateway);
    const recent = async () => (await visitor.call('/lgw/vn/games/game_menu/recent', { token })).value;
    expect(await recent()).toEqual([]);
    const entry = { play: 'last-2', picks: ['07'], stake: '100' };
    await bet([entry], { of: { vassalage: 'TCG_LOTTO_VN', gameCode: 'southern-draw' } });
    await bet([entry]);
    expect(await recent()).toMatchObject([{ code: 'southern-draw' }]);
  });
});

describe('a draw is bound to the seed whose hash was published before it', () => {
  it('tells the hash of its seed first, the seed after the draw, and anybody draws the same numbers from it', async () => {
    const { board, proof, advance } = await lotteryWorld(gateway);
    const { draw } = await board();
    const before = await proof(draw.issueNumber);
    expect(before).toMatchObject({ seedHash: draw.seedHash });
    expect([before.seed, before.result]).toEqual([undefined, undefined]);
    await advance(3 * MINUTE_MS);
    const after = await proof(draw.issueNumber);
    const { hash, drawn } = await drawnAgain(after);
    expect([after.seedHash, hash]).toEqual([draw.seedHash, draw.seedHash]);
    expect(after.result?.winningNumbers).toEqual(drawn.winningNumbers);
    expect((await board()).results[0]?.winningNumbers).toEqual(drawn.winningNumbers);
  });

  it('of each lottery, with its special number where it has one', async () => {
    const { board, proof, advance } = await lotteryWorld(gateway, { clock: '2026-03-01T04:02:00Z' });
    const six = { vassalage: 'ELOTT', gameCode: 'odds-mark-six' };
    const { draw } = await board(six);
    await advance(60 * MINUTE_MS);
    const told = await proof(draw.issueNumber, six);
    const { drawn } = await drawnAgain(told, six.gameCode);
    expect(told.result).toMatchObject(drawn);
    expect(told.result?.specialNumber).toMatch(/^\d\d$/u);
  });

  it('is unknown before its hash is published', async () => {
    const { proof } = await lotteryWorld(gateway);
    expect(await proof('20260301-200')).toEqual({ code: 'drawUnknown' });
    expect(await proof('20260301-146', { vassalage: 'LOTT', gameCode: 'none' })).toEqual({ code: 'gameUnknown' });
  });
});

describe('what lotteries have drawn', () => {
  it('is told of one lottery of Vietnam to all, and of each house to members [REQ-187]', async () => {
    const { visitor, token } = await lotteryWorld(gateway);
    const vn = await visitor.call('/lgw/vn/numeros/opened/game?gameCode=northern-draw&limitNum=3');
    expect(vn.value).toMatchObject({ gameCode: 'northern-draw' });
    expect((vn.value as { results: unknown[] }).results).toHaveLength(3);
    expect(codeOf(await visitor.call('/lgw/vn/numeros/opened/game?gameCode=five-minute-draw'))).toBe('gameUnknown');
    const opened = '/lotto/lgw/games/opened/numero?gameCode=five-minute-draw&limitNum=2';
    expect((await visitor.call(opened)).status).toBe(401);
    expect(((await visitor.call(opened, { token })).value as { results: unknown[] }).results).toHaveLength(2);
    expect(codeOf(await visitor.call(`${opened}&vassalage=TCG_SEA`, { token }))).toBe('gameUnknown');
  });

  it('is listed by menus: groups of Vietnam, and rooms of South-East Asia for members [REQ-187]', async () => {
    const { visitor, token } = await lotteryWorld(gateway);
    expect((await visitor.call('/lgw/vn/games/game_menu?prizeMode=ELOTT&device=WEB')).value).toMatchObject([
      {
        gameGroupCode: 'VN',
        gameMenus: [{ code: 'northern-draw' }, { code: 'southern-draw' }, { code: 'central-draw' }],
      },
    ]);
    expect((await visitor.call('/wps/relay/GLS2_roomList')).status).toBe(401);
    expect((await visitor.call('/wps/relay/GLS2_roomList', { token })).value).toMatchObject([
      { roomId: 'sea-4d', vassalage: 'TCG_SEA', gameCode: 'sea-4d' },
      { gameCode: 'sea-bull' },
      { gameCode: 'sea-lucky-coin' },
    ]);
  });
});

describe('the money of bets', () => {
  it('is exact under bets, tries and settlements at the same time, and the ledger balances', async () => {
    const { bet, bets, balance, advance, visitor, token, id } = await lotteryWorld(gateway);
    const keys = Array.from({ length: 12 }, newKey);
    const entry: Entry = { play: 'sum-sides', picks: ['small'], stake: '700' };
    // Each key is sent three times, in parallel with nine others.
    const answers = await Promise.all([...keys, ...keys, ...keys].map((key) => bet([entry], { key })));
    const placed = new Set(answers.flatMap(({ success, value }) => (success ? [(value as BetAnswer).id] : [])));
    expect(placed.size).toBe(12);
    expect(await balance()).toBe(100_000n - 12n * 700n);
    await advance(3 * MINUTE_MS);
    await Promise.all(Array.from({ length: 10 }, () => visitor.call('/lgw/bets', { token })));
    const settled = await bets();
    const won = settled.reduce((sum, one) => sum + BigInt(one.won ?? 0), 0n);
    expect(settled.map(({ status }) => status)).not.toContain('open');
    expect([0n, 12n * 1358n]).toContain(won);
    expect(await balance()).toBe(100_000n - 12n * 700n + won);
    const audits = await auditLedger(gateway.database);
    expect(audits.find(({ merchant }) => merchant === id)).toMatchObject({ sum: 0n, differences: [] });
  });
});
