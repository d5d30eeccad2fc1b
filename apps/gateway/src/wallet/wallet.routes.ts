import { currencyOf } from '@baize/domain/money';
import { routes } from '@baize/gateway-contract';
import { ok } from '../kernel/answer.ts';
import type { GatewayApp, Services } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { readBonusMoney } from './bonuses.store.ts';
import type { LimitsPort } from './limits.types.ts';
import type { Rewards } from './rewards.types.ts';
import { vendorWalletsOf } from './vendorWallets.store.ts';
import { readMoney } from './stakeMoney.ts';

/**
 * Routes of the balance with its ledger sequence (D36), after paying what is granted by now, and of the wallet type.
 */
export const mountWallet = (
  app: GatewayApp,
  services: Pick<Services, 'decides' | 'events'> & LimitsPort & { readonly rewards: Rewards },
): void => {
  handle(app, routes.getBalance, async ({ c, call, session: { memberId } }) => {
    const { merchant, database } = call;
    const owner = { merchant: merchant.id, memberId };
    await services.rewards.decide(services, call, owner);
    const wallet = await readMoney(database, owner);
    const bonus = await readBonusMoney(database, owner);
    if (wallet === undefined)
      throw new Error(`${memberId} of ${merchant.id} has no wallet; every member is given one.`);
    const { currency } = merchant.settings.sandbox;
    return ok(c, {
      balance: wallet.balance.toString(),
      ...(bonus === 0n ? {} : { bonus: bonus.toString() }),
      currency,
      currencySymbol: currencyOf(currency).symbol,
      sequence: wallet.sequence,
    });
  });

  handle(app, routes.getMerchantWallet, ({ c, call: { merchant } }) =>
    ok(c, { isSingle: vendorWalletsOf(merchant).length === 0 ? (1 as const) : (0 as const) }),
  );
};
