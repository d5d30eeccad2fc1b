import { routes } from '@baize/gateway-contract';
import { ok } from '../app/answer.ts';
import type { GatewayApp } from '../app/gateway.types.ts';
import { handle } from '../app/handle.ts';
import { inLanguage } from '../words/inLanguage.ts';
import { listLotteries } from './lottery.store.ts';
import { lotteryGroups } from './lotteryGroups.ts';

/** The lotteries of the house by group, in the merchant's order (REQ-168). */
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
};
