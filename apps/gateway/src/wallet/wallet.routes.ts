import { currencyOf } from '@baize/domain/money';
import { routes } from '@baize/gateway-contract';
import { ok } from '../app/answer.ts';
import type { GatewayApp, Services } from '../app/gateway.types.ts';
import { handle } from '../app/handle.ts';
import { offerOf } from '../promotions/offers.ts';
import { decideDue } from '../promotions/promotions.store.ts';
import { readWallet } from './wallet.store.ts';

/** The balance, with the ledger sequence (D36), and with what was granted by now. */
export const mountWallet = (app: GatewayApp, { decides, events }: Pick<Services, 'decides' | 'events'>): void => {
  handle(app, routes.getBalance, async ({ c, call: { merchant, database, now }, session: { memberId } }) => {
    const owner = { merchant: merchant.id, memberId };
    if (decides && (await decideDue(database, owner, (id) => offerOf(merchant, id), now))) events.tell(owner);
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
};
