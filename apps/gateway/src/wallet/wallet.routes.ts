import { currencyOf } from '@baize/domain/money';
import { routes } from '@baize/gateway-contract';
import { ok } from '../app/answer.ts';
import type { GatewayApp, Services } from '../app/gateway.types.ts';
import { handle } from '../app/handle.ts';
import { decide } from '../promotions/decide.ts';
import { readWallet } from './wallet.store.ts';

/** The balance, with the ledger sequence (D36), and with what was granted by now; and that every game bets from it. */
export const mountWallet = (app: GatewayApp, services: Pick<Services, 'decides' | 'events'>): void => {
  handle(app, routes.getBalance, async ({ c, call, session: { memberId } }) => {
    const { merchant, database } = call;
    const owner = { merchant: merchant.id, memberId };
    await decide(services, call, owner);
    const wallet = await readWallet(database, owner);
    if (wallet === undefined)
      throw new Error(`${memberId} of ${merchant.id} has no wallet; every member is given one.`);
    const { currency } = merchant.settings.sandbox;
    return ok(c, {
      balance: wallet.balance.toString(),
      currency,
      currencySymbol: currencyOf(currency).symbol,
      sequence: wallet.sequence,
    });
  });

  // Every vendor calls the wallet for each bet: none holds money of its own.
  handle(app, routes.getMerchantWallet, ({ c }) => ok(c, { isSingle: 1 as const }));
};
