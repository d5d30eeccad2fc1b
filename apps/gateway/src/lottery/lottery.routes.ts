import type { GatewayApp, Services } from '../kernel/gateway.types.ts';
import type { LimitsPort } from '../wallet/limits.types.ts';
import { mountBets } from './bets.routes.ts';
import { mountDraws } from './draws.routes.ts';
import { mountLotteryMenus } from './menus.routes.ts';

/** Routes of the house lotteries: menus, draws and bets. */
export const mountLottery = (app: GatewayApp, services: Services & LimitsPort): void => {
  mountLotteryMenus(app);
  mountDraws(app);
  mountBets(app, services);
};
