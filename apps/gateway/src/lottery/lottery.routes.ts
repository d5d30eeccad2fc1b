import type { GatewayApp, Services } from '../kernel/gateway.types.ts';
import { mountBets } from './bets.routes.ts';
import { mountDraws } from './draws.routes.ts';
import { mountLotteryMenus } from './menus.routes.ts';

/** Routes of the house lotteries: menus, draws and bets. */
export const mountLottery = (app: GatewayApp, services: Services): void => {
  mountLotteryMenus(app);
  mountDraws(app);
  mountBets(app, services);
};
