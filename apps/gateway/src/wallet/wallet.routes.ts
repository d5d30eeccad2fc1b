import { currencyOf } from '@baize/domain/money';
import { routes } from '@baize/gateway-contract';
import { ok } from '../app/answer.ts';
import type { GatewayApp } from '../app/gateway.types.ts';
import { handle } from '../app/handle.ts';
import { readWallet } from './wallet.store.ts';

/** The balance, with the ledger sequence (D36). */
export const mountWallet = (app: GatewayApp): void => {
  handle(app, routes.getBalance, async ({ c, call: { merchant, database }, session: { memberId } }) => {
    const wallet = await readWallet(database, { merchant: merchant.id, memberId });
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
};
