import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillWallet } from '../testing/fillWallet.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import type { Answer } from '../testing/visitor.ts';
import { FIVE, lotteryWorld, newKey } from './testing/lotteryWorld.ts';
import type { BetAnswer, Entry } from './testing/lotteryWorld.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const MINUTE_MS = 60_000;
const codeOf = ({ value }: Answer) => (value as { code?: string }).code;
const small: Entry = { play: 'sum-sides', picks: ['small'], stake: '100' };
const allSides: Entry = { play: 'sum-sides', picks: ['small', 'big', 'odd', 'even'], stake: '100' };

describe('a bet is taken for the draw that is open, and no other', () => {
  it.each([
    ['the one before', '20260301-145'],
    ['the one after', '20260301-147'],
    ['one that never was', 'x'],
  ])('%s is closed, and nothing is paid', async (_, issueNumber) => {
    const { bet, bets, balance } = await lotteryWorld(gateway);
    expect(codeOf(await bet([small], { issueNumber }))).toBe('drawClosed');
    expect([await balance(), await bets()]).toEqual([100_000n, []]);
  });

  it('ten seconds before the draw it is closed', async () => {
    const { bet, advance, board } = await lotteryWorld(gateway, { clock: '2026-03-01T04:04:40.000Z' });
    const { issueNumber } = (await board()).draw;
    expect((await bet([small], { issueNumber })).success).toBe(true);
    await advance(11_000);
    expect(codeOf(await bet([small], { issueNumber }))).toBe('drawClosed');
  });

  it('no call returns its seed before the draw', async () => {
    const { board, bet, bets, proof } = await lotteryWorld(gateway);
    const { draw } = await board();
    const placed = await bet([small]);
    const told = JSON.stringify([placed.value, await bets(), await proof(draw.issueNumber), await board()]);
    expect(told).not.toMatch(/"seed":/u);
  });
});

describe('what is no bet', () => {
  it.each<[string, Entry[]]>([
    ['a play that is not there', [{ ...small, play: 'any-2' }]],
    ['a pick that is not there', [{ ...small, picks: ['middle'] }]],
    ['a pick said twice', [{ ...small, picks: ['small', 'small'] }]],
    ['a right entry beside a wrong one', [small, { ...small, picks: ['toString'] }]],
    ['what `each` pays, as a pick', [{ ...small, picks: ['each'] }]],
    [
      'more than 500 lines',
      Array.from({ length: 20 }, () => ({
        play: 'last-2',
        picks: Array.from({ length: 60 }, (_, at) => String(at).padStart(2, '0')),
        stake: '100',
      })),
    ],
  ])('%s is refused whole', async (_, entries) => {
    const { bet, bets, balance } = await lotteryWorld(gateway);
    expect(codeOf(await bet(entries))).toBe('betInvalid');
    expect([await balance(), await bets()]).toEqual([100_000n, []]);
  });

  it.each(['0', '99', '-100', '100002', '9223372036854775808', '9'.repeat(60)])(
    'a stake of %s is out of range',
    async (stake) => {
      const { bet, balance } = await lotteryWorld(gateway);
      expect(codeOf(await bet([{ ...small, stake }]))).toBe('stakeOutOfRange');
      expect(await balance()).toBe(100_000n);
    },
  );

  it.each<[string, unknown]>([
    ['no entries', []],
    ['too many', Array.from({ length: 21 }, () => small)],
    ['no picks', [{ ...small, picks: [] }]],
    ['a stake with a point', [{ ...small, stake: '100.5' }]],
    ['a stake that is a number', [{ ...small, stake: 100 }]],
    ['nothing', null],
  ])('%s is refused by its shape', async (_, entries) => {
    const { bet } = await lotteryWorld(gateway);
    expect(codeOf(await bet(entries as Entry[]))).toBe('invalidRequest');
  });
});

describe('money', () => {
  it('is never spent twice: of bets at the same time only as many are taken as there is money for', async () => {
    const { bet, bets, balance } = await lotteryWorld(gateway);
    const answers = await Promise.all(Array.from({ length: 10 }, () => bet([{ ...small, stake: '30000' }])));
    expect(answers.filter(({ success }) => success)).toHaveLength(3);
    expect(answers.filter((answer) => codeOf(answer) === 'insufficientFunds')).toHaveLength(7);
    expect([await balance(), (await bets()).length]).toEqual([10_000n, 3]);
  });

  it('of one key moves once, and another bet under the same key is refused', async () => {
    const { bet, balance } = await lotteryWorld(gateway);
    const key = newKey();
    const first = (await bet([small], { key })).value as BetAnswer;
    expect(((await bet([small], { key })).value as BetAnswer).id).toBe(first.id);
    expect(codeOf(await bet([{ ...small, stake: '200' }], { key }))).toBe('idempotencyConflict');
    expect(codeOf(await bet([small], { key: 'short' }))).toBe('idempotencyKeyRequired');
    expect(await balance()).toBe(99_900n);
  });

  it('that does not fit into a wallet waits: the bet stays open, and is settled when there is room', async () => {
    const { bet, bets, id: merchant, advance, now } = await lotteryWorld(gateway);
    await bet([allSides]);
    const empty = await fillWallet(gateway, merchant, 'player', now());
    await advance(3 * MINUTE_MS);
    expect(await bets()).toMatchObject([{ status: 'open' }]);
    await empty();
    expect(await bets()).toMatchObject([{ status: 'won', won: '388' }]);
  });

  it('of a settled bet is not paid again when the clock is put back', async () => {
    const { bet, bets, balance, advance } = await lotteryWorld(gateway);
    await bet([allSides]);
    await advance(3 * MINUTE_MS);
    await bets();
    const after = await balance();
    await advance(-3 * MINUTE_MS);
    await bets();
    await advance(3 * MINUTE_MS);
    expect((await bets())[0]).toMatchObject({ status: 'won' });
    expect(await balance()).toBe(after);
  });
});

describe('whose bets', () => {
  it('a visitor has none, and a trial account takes none', async () => {
    const { visitor, bet } = await lotteryWorld(gateway);
    expect((await visitor.call('/lgw/bets')).status).toBe(401);
    expect((await visitor.call('/lgw/bets.csv')).status).toBe(401);
    expect((await bet([small], { as: 'nobody' })).status).toBe(401);
    const trial = await newWorldAt(gateway, 'alpha', { as: 'trial' });
    const json = { ...FIVE, issueNumber: '1', entries: [small] };
    const sent = { json, token: trial.token ?? '', headers: { 'Idempotency-Key': newKey() } };
    expect(codeOf(await trial.visitor.call('/lgw/bets', sent))).toBe('realAccountRequired');
  });

  it('are nobody else’s, of this merchant or another', async () => {
    const { visitor, bet, bets, token } = await lotteryWorld(gateway);
    await bet([small]);
    expect(await bets()).toHaveLength(1);
    expect(await bets(await visitor.tokenOf('agent', 'Agent2026'))).toEqual([]);
    const other = await lotteryWorld(gateway);
    expect((await other.visitor.call('/lgw/bets', { token })).status).toBe(401);
    expect(await other.bets()).toEqual([]);
    const files = [
      await visitor.call('/lgw/bets.csv', { token }),
      await visitor.call('/lgw/bets.csv', { token: await visitor.tokenOf('agent', 'Agent2026') }),
      await other.visitor.call('/lgw/bets.csv', { token: other.token }),
    ];
    // Names of the columns, rows, totals, and the end of the last line.
    expect(files.map(({ value }) => String(value).split('\r\n').length)).toEqual([4, 3, 3]);
    expect((await other.visitor.call('/lgw/bets.csv', { token })).status).toBe(401);
  });

  it('draw by a seed that is each merchant’s own', async () => {
    const [one, other] = [await lotteryWorld(gateway), await lotteryWorld(gateway)];
    expect((await one.board()).draw.seedHash).not.toBe((await other.board()).draw.seedHash);
  });
});
