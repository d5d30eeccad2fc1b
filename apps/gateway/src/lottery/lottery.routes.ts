import type { GatewayApp, Services } from '../app/gateway.types.ts';
import { mountBets } from './bets.routes.ts';
import { mountDraws } from './draws.routes.ts';
import { mountLotteryMenus } from './menus.routes.ts';

/** The lotteries of the house: as menus list them, what they draw, and the bets on it. */
export const mountLottery = (app: GatewayApp, services: Services): void => {
  mountLotteryMenus(app);
  mountDraws(app);
  mountBets(app, services);
};
