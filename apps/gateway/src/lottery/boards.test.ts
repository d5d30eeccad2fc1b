import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { lotteryWorld } from './testing/lotteryWorld.ts';
import type { BetAnswer } from './testing/lotteryWorld.ts';

const START = Date.parse('2026-03-01T04:02:30.600Z');
const ISSUE = '20260301-146';
const DRAWN_AT = Date.parse('2026-03-01T04:05:00.000Z');

let gateway: TestGateway;
// A clock that only tests move.
let now = START;
beforeAll(async () => {
  gateway = await openTestGateway({ clock: { now: () => now }, isAlone: true });
});
afterAll(() => gateway.close());

const worldOf = (wish: Parameters<typeof lotteryWorld>[1] = {}) => {
  now = START;
  return lotteryWorld(gateway, { clock: new Date(START).toISOString(), ...wish });
};

it.each(['/lgw/games/draws', '/lgw/games/board?vassalage=LOTT&gameCode=five-minute-draw'])(
  '%s is the same for all until its second is over, and not a moment longer',
  async (path) => {
    const { visitor } = await worldOf();
    const timeAt = async (moment: number) => {
      now = moment;
      return ((await visitor.call(path)).value as { serverTime: string }).serverTime;
    };
    expect(await timeAt(START)).toBe('2026-03-01T04:02:30.000Z');
    expect(await timeAt(START + 399)).toBe('2026-03-01T04:02:30.000Z');
    expect(await timeAt(START + 400)).toBe('2026-03-01T04:02:31.000Z');
    expect(await timeAt(DRAWN_AT)).toBe('2026-03-01T04:05:00.000Z');
  },
);

it('a draw tells its seed at its very moment, and not a millisecond before', async () => {
  const { board, proof } = await worldOf();
  await board();
  now = DRAWN_AT - 1;
  expect(await proof(ISSUE)).not.toHaveProperty('seed');
  now = DRAWN_AT;
  expect(await proof(ISSUE)).toMatchObject({ seed: expect.any(String) as unknown, result: { issueNumber: ISSUE } });
});

it('a lottery in maintenance takes no bet, and says until when', async () => {
  const until = '2026-03-02T00:00:00.000Z';
  const closed = { vassalage: 'LOTT', gameCode: 'five-minute-draw', status: 'maintenance', maintenanceUntil: until };
  const { board, visitor } = await worldOf({ rows: { games: [closed] } } as Parameters<typeof lotteryWorld>[1]);
  expect(await board()).toEqual({ code: 'gameMaintenance', until });
  const other = '/lgw/games/board?vassalage=LOTT&gameCode=lucky-six';
  expect((await visitor.call(other)).success).toBe(true);
});

it('menus name their groups in the language of the call, for each way to price them [REQ-168]', async () => {
  const { visitor } = await worldOf();
  const menus = async (query: string) => (await visitor.call(`/lgw/games/game_menus?${query}`)).value;
  expect(await menus('prizeMode=ELOTT&language=CN')).toMatchObject([
    { gameGroupCode: 'PK10', gameMenus: [{ code: 'odds-racing' }] },
    { gameGroupCode: 'SSC', labelName: '时时彩', gameMenus: [{ code: 'odds-dice' }, { code: 'odds-rocket' }] },
    { gameGroupCode: 'LHC', labelName: '六合彩', gameMenus: [{ code: 'odds-mark-six' }] },
  ]);
});

it('a bet on a draw with a special number tells that number when it is settled', async () => {
  const six = { vassalage: 'ELOTT', gameCode: 'odds-mark-six' };
  const { visitor, bet, bets, token } = await worldOf();
  const path = `/lgw/games/board?vassalage=${six.vassalage}&gameCode=${six.gameCode}`;
  const { plays, draw } = (await visitor.call(path)).value as {
    plays: { code: string; kind: string; of?: string; odds: { pick: string }[] }[];
    draw: { drawTime: string };
  };
  const special = plays.find(({ of }) => of === 'special');
  const pick = special?.odds[0]?.pick ?? '';
  const placed = await bet([{ play: special?.code ?? '', picks: [pick], stake: '100' }], { of: six });
  expect((placed.value as BetAnswer).status).toBe('open');
  now = Date.parse(draw.drawTime) + 1000;
  const [settled] = await bets(token);
  expect(settled?.result?.specialNumber).toMatch(/^\d\d$/u);
});
