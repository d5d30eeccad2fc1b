import { routes } from '@baize/gateway-contract';
import { ok } from '../app/answer.ts';
import type { GatewayApp } from '../app/gateway.types.ts';
import { handle } from '../app/handle.ts';
import { holdUntil } from '../app/sharedAnswers.ts';
import { inLanguage } from '../words/inLanguage.ts';
import { drawnOf } from './draws.store.ts';
import { lastDraws, nextDraw } from './drawTimes.ts';
import { lotteries } from './lotteries.ts';
import { listLotteries } from './lottery.store.ts';
import { lotteryGroups } from './lotteryGroups.ts';

const SECOND_MS = 1000;

/** The lotteries of the house by group, in the merchant's order (REQ-168), and their draws. */
export const mountLottery = (app: GatewayApp): void => {
  handle(app, routes.getLotteryMenus, async ({ c, call, query: { prizeMode, language = call.language } }) => {
    const groups = new Map<string, { code: string; remark: string }[]>();
    for (const { classify, game_code: code, names } of await listLotteries(
      call.database,
      call.merchant.catalogue,
      prizeMode,
    )) {
      const group = classify ?? 'LF';
      groups.set(group, [...(groups.get(group) ?? []), { code, remark: inLanguage(names, language) }]);
    }
    return ok(
      c,
      [...groups].map(([gameGroupCode, gameMenus]) => ({
        gameGroupCode,
        labelName: inLanguage(lotteryGroups[gameGroupCode] ?? { EN: gameGroupCode }, language),
        gameMenus,
      })),
    );
  });

  handle(app, routes.getDraws, async ({ c, call, query: { limitNum, language = call.language } }) => {
    const { database, merchant, now } = call;
    const { timeZone } = merchant.settings.sandbox;
    const games = await listLotteries(database, merchant.catalogue, 'LOTT');
    const drawing = games.flatMap((game) => {
      const lottery = lotteries[`${game.vassalage} ${game.game_code}`];
      return lottery === undefined ? [] : [{ ...game, ...lottery }];
    });
    const due = drawing.flatMap(({ vassalage, game_code, schedule, drum }) =>
      lastDraws(schedule, timeZone, now, limitNum).map((draw) => ({ ...draw, vassalage, game_code, drum })),
    );
    const drawn = await drawnOf(database, merchant.id, due);
    const second = Math.floor(now.getTime() / SECOND_MS) * SECOND_MS;
    // A draw is never in the middle of a second.
    holdUntil(c, new Date(second + SECOND_MS));
    return ok(c, {
      serverTime: new Date(second).toISOString(),
      lotteries: drawing.map((lottery) => {
        const next = nextDraw(lottery.schedule, timeZone, now);
        return {
          vassalage: lottery.vassalage,
          gameCode: lottery.game_code,
          gameName: inLanguage(lottery.names, language),
          nextDraw: { issueNumber: next.issueNumber, drawTime: next.drawTime.toISOString() },
          results: drawn(lottery).map((draw) => ({
            issueNumber: draw.issue_number,
            drawTime: draw.draw_time.toISOString(),
            winningNumbers: draw.winning_numbers,
            ...(draw.special_number === null ? {} : { specialNumber: draw.special_number }),
          })),
        };
      }),
    });
  });
};
