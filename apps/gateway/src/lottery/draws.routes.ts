import { hashOfSeed } from '@baize/domain/lottery';
import { routes } from '@baize/gateway-contract';
import { ok, refuse } from '../kernel/answer.ts';
import type { Call, GatewayApp } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { cacheUntil } from '../kernel/sharedAnswers.ts';
import { inLanguage } from '../words/inLanguage.ts';
import { drawResults, findSeed } from './draws.store.ts';
import { lastDraws, nextDraw } from './drawTimes.ts';
import { lotteries, lotteryOf } from './lotteries.ts';
import type { Lottery } from './lotteries.ts';
import { listLotteries } from './lottery.store.ts';
import { toResultAnswer } from './lottery.answers.ts';
import { wholeSecond } from './wholeSecond.ts';

/** Lookup of the last results of these lotteries. */
export const lastResults = async (
  { database, merchant, now }: Call,
  of: readonly Pick<Lottery, 'vassalage' | 'gameCode' | 'schedule' | 'drum'>[],
  limit: number,
) => {
  const { timeZone } = merchant.settings.sandbox;
  const due = of.flatMap(({ vassalage, gameCode, schedule, drum }) =>
    lastDraws(schedule, timeZone, now, limit).map((draw) => ({ ...draw, vassalage, game_code: gameCode, drum })),
  );
  const drawn = await drawResults(database, merchant.id, due);
  return ({ vassalage, gameCode }: Pick<Lottery, 'vassalage' | 'gameCode'>) =>
    drawn({ vassalage, game_code: gameCode }).map(toResultAnswer);
};

/** Results of one lottery; undefined when the merchant does not have it. */
const openedOf = async (call: Call, gameCode: string, limit: number, houses: readonly string[]) => {
  const lottery = lotteries.find((one) => one.gameCode === gameCode && houses.includes(one.vassalage));
  if (lottery === undefined) return undefined;
  const games = await listLotteries(call.database, call.merchant.catalogue, lottery.vassalage);
  if (!games.some((game) => game.game_code === gameCode)) return undefined;
  return { gameCode, results: (await lastResults(call, [lottery], limit))(lottery) };
};

const VN = ['TCG_LOTTO_VN'];
const ALL = [...new Set(lotteries.map(({ vassalage }) => vassalage))];

/** Routes for next draws, results, and the proof of a draw. */
export const mountDraws = (app: GatewayApp): void => {
  handle(app, routes.getDraws, async ({ c, call, query: { limitNum, language = call.language } }) => {
    const { database, merchant, now } = call;
    const { timeZone } = merchant.settings.sandbox;
    const games = await listLotteries(database, merchant.catalogue, 'LOTT');
    const drawing = games.flatMap(({ vassalage, game_code: code, names }) => {
      const lottery = lotteryOf(vassalage, code);
      return lottery === undefined ? [] : [{ ...lottery, names }];
    });
    const results = await lastResults(call, drawing, limitNum);
    const { second, next } = wholeSecond(now);
    // Draws happen on whole seconds, so the answer holds until the next one.
    cacheUntil(c, next);
    return ok(c, {
      serverTime: second.toISOString(),
      lotteries: drawing.map((lottery) => {
        const { issueNumber, drawTime } = nextDraw(lottery.schedule, timeZone, now);
        return {
          vassalage: lottery.vassalage,
          gameCode: lottery.gameCode,
          gameName: inLanguage(lottery.names, language),
          nextDraw: { issueNumber, drawTime: drawTime.toISOString() },
          results: results(lottery),
        };
      }),
    });
  });

  handle(app, routes.getVnOpenedNumbers, async ({ c, call, query: { gameCode, limitNum } }) => {
    const opened = await openedOf(call, gameCode, limitNum, VN);
    return opened === undefined ? refuse(c, 'gameUnknown') : ok(c, opened);
  });

  handle(app, routes.getOpenedNumbers, async ({ c, call, query: { gameCode, limitNum, vassalage } }) => {
    const opened = await openedOf(call, gameCode, limitNum, vassalage === undefined ? ALL : [vassalage]);
    return opened === undefined ? refuse(c, 'gameUnknown') : ok(c, opened);
  });

  handle(app, routes.getDrawProof, async ({ c, call, query: { vassalage, gameCode, issueNumber } }) => {
    const { database, merchant, now } = call;
    const lottery = lotteryOf(vassalage, gameCode);
    if (lottery === undefined) return refuse(c, 'gameUnknown');
    const row = await findSeed(database, { merchant: merchant.id, vassalage, game_code: gameCode, issueNumber });
    if (row === undefined) return refuse(c, 'drawUnknown');
    const { seed, draw_time: drawTime } = row;
    const { drum } = lottery;
    const committed = {
      issueNumber,
      drawTime: drawTime.toISOString(),
      drum: { ...drum, putBack: drum.putBack ?? false, special: drum.special ?? false },
      seedHash: await hashOfSeed(seed),
    };
    if (drawTime > now) return ok(c, committed);
    const draw = { vassalage, game_code: gameCode, drawTime, issueNumber, drum };
    const [drawn] = (await drawResults(database, merchant.id, [draw]))(draw);
    return ok(c, { ...committed, seed, ...(drawn === undefined ? {} : { result: toResultAnswer(drawn) }) });
  });
};
