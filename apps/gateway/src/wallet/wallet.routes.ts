import { currencyOf } from '@baize/domain/money';
import { routes } from '@baize/gateway-contract';
import { ok, problem } from '../app/answer.ts';
import type { GatewayApp, Services } from '../app/gateway.types.ts';
import { readWallet } from './wallet.store.ts';

/** The balance, with the ledger sequence (D36). */
export const mountWallet = (app: GatewayApp, { database }: Services): void => {
  app.openapi(routes.getBalance, async (c) => {
    const { merchant, session } = c.var.call;
    const wallet = session && (await readWallet(database.orm, { merchant: merchant.id, memberId: session.memberId }));
    if (wallet === undefined) return problem(c, 401, 'unauthenticated');
    const { currency } = merchant.settings.sandbox;
    return ok(c, {
      balance: wallet.balance.toString(),
      currency,
      currencySymbol: currencyOf(currency).symbol,
      sequence: wallet.sequence,
    });
  });
};
