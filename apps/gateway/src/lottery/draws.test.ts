import { afterAll, beforeAll, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';
import type { Visitor } from '../testing/visitor.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

type Drawn = { issueNumber: string; drawTime: string; winningNumbers: string[]; specialNumber?: string };
type Draws = {
  serverTime: string;
  lotteries: { gameCode: string; gameName: string; nextDraw: Omit<Drawn, 'winningNumbers'>; results: Drawn[] }[];
};
const drawsOf = async (visitor: Visitor, query = '') =>
  (await visitor.call(`/lgw/games/draws?${query}`)).value as Draws;
const fiveMinutes = ({ lotteries }: Draws) => {
  const [lottery] = lotteries;
  if (lottery?.gameCode !== 'five-minute-draw') throw new Error('Its draws come first.');
  return lottery;
};

it('draws tell when each lottery draws next, by the clock of its world, and what its last draw was', async () => {
  const { visitor } = await newWorldAt(gateway, 'alpha', { clock: '2026-03-01T04:02:30.600Z' });
  const draws = await drawsOf(visitor, 'language=CN');
  expect(draws.serverTime).toMatch(/^2026-03-01T04:0\d:\d\d\.000Z$/u);
  expect(draws.lotteries.map(({ gameCode, results }) => [gameCode, results.length])).toEqual(
    ['five-minute-draw', 'lucky-six', 'eleven-five', 'fast-three', 'racing-horses', 'star-twenty-eight'].map((code) => [
      code,
      1,
    ]),
  );
  expect(fiveMinutes(draws)).toMatchObject({
    gameName: '五分彩',
    nextDraw: { issueNumber: '20260301-146', drawTime: '2026-03-01T04:05:00.000Z' },
    results: [{ issueNumber: '20260301-145', drawTime: '2026-03-01T04:00:00.000Z' }],
  });
  expect(fiveMinutes(draws).results[0]?.winningNumbers).toHaveLength(5);
  expect(draws.lotteries[1]?.results[0]?.specialNumber).toMatch(/^\d\d$/u);
});

it('draws have each one result, for all who ask, at once or later, and none before its time', async () => {
  const world = await newWorldAt(gateway, 'alpha', { clock: '2026-03-01T04:04:00Z' });
  const [one, other] = await Promise.all([1, 20].map((limit) => drawsOf(world.visitor, `limitNum=${limit}`)));
  if (one === undefined || other === undefined) throw new Error('Both are answered.');
  expect(fiveMinutes(other).results).toHaveLength(20);
  expect(fiveMinutes(other).results[0]).toEqual(fiveMinutes(one).results[0]);
  await world.advance(120_000);
  const later = fiveMinutes(await drawsOf(world.visitor, 'limitNum=2')).results;
  expect(later.map(({ drawTime }) => drawTime)).toEqual(['2026-03-01T04:05:00.000Z', '2026-03-01T04:00:00.000Z']);
  expect(later[1]).toEqual(fiveMinutes(one).results[0]);
  await world.advance(-120_000);
  expect(fiveMinutes(await drawsOf(world.visitor)).results).toEqual(fiveMinutes(one).results);
});

it("draws are each merchant's own, and a merchant without lotteries has none", async () => {
  const clock = '2026-03-01T04:04:00Z';
  const worlds = await Promise.all([1, 2].map(() => newWorldAt(gateway, 'alpha', { clock })));
  const results = await Promise.all(
    worlds.map(async ({ visitor }) =>
      fiveMinutes(await drawsOf(visitor, 'limitNum=20')).results.map((draw) => draw.winningNumbers.join('')),
    ),
  );
  expect(results[0]).not.toEqual(results[1]);
  expect((await drawsOf(visit(gateway, 'beta.localhost'))).lotteries).toEqual([]);
});

it.each(['limitNum=0', 'limitNum=21', 'limitNum=1e9', 'limitNum=-1', 'limitNum=all', 'language=XX'])(
  'draws are refused to %s, in the envelope',
  async (query) => {
    const { status, success, value } = await visit(gateway, 'alpha.localhost').call(`/lgw/games/draws?${query}`);
    expect([status, success, value]).toMatchObject([400, false, { code: 'invalidRequest' }]);
  },
);
