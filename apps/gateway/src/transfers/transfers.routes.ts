import { routes } from '@baize/gateway-contract';
import { memberOf } from '../accounts/members.store.ts';
import { listVendors } from '../catalogue/catalogue.store.ts';
import type { Orm } from '../database/database.types.ts';
import { ok, refuse } from '../kernel/answer.ts';
import type { Call, GatewayApp, Services, Session } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { requestId } from '../kernel/idempotency.ts';
import { refusePaymentPassword } from '../member/paymentPassword.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { shareOf } from '../merchants/shareOf.ts';
import type { LimitsPort } from '../wallet/limits.types.ts';
import { vendorWalletsOf } from '../wallet/vendorWallets.store.ts';
import { readWallet } from '../wallet/wallet.store.ts';
import { collectAll, findUpline, MAIN, moveBetween, payUpline, readWallets, uplineName } from './transfers.store.ts';

const ownerOf = ({ merchant }: Call, { memberId }: Session) => ({ merchant: merchant.id, memberId });

const [LOWEST_SHARE, HIGHEST_SHARE] = [0.01, 5];

const limitsOf = (merchant: Pick<ActiveMerchant, 'settings'>) => ({
  lowest: shareOf(merchant, LOWEST_SHARE),
  highest: shareOf(merchant, HIGHEST_SHARE),
});

const walletsAnswer = async ({ merchant }: Call, memberId: string, within: Orm) => {
  const vendors = await listVendors(within, merchant.catalogue);
  const wallets = await readWallets(within, merchant, { merchant: merchant.id, memberId });
  return {
    isSingle: wallets.length === 1,
    currency: merchant.settings.sandbox.currency,
    total: wallets.reduce((sum, { balance }) => sum + balance, 0n).toString(),
    wallets: wallets.map(({ id, balance }) => ({
      id,
      name: vendors.find(({ vassalage }) => vassalage === id)?.display_name ?? '',
      balance: balance.toString(),
    })),
  };
};

/** Routes of transfers: between a member's wallets, and to the upline (REQ-225, D20). */
export const mountTransfers = (app: GatewayApp, { events, limits }: Pick<Services, 'events'> & LimitsPort): void => {
  handle(app, routes.getWallets, async ({ c, call, session }) =>
    ok(c, await walletsAnswer(call, session.memberId, call.database)),
  );

  handle(app, routes.transferWallet, async ({ c, call, session, effect, body: { from, to, amount } }) => {
    const known = [MAIN, ...vendorWalletsOf(call.merchant)];
    if (known.length === 1) return refuse(c, 'walletsSingle');
    const unknown = (
      [
        ['from', from],
        ['to', to],
      ] as const
    ).find(([, id]) => !known.includes(id));
    if (unknown !== undefined) return refuse(c, 'walletUnknown', { field: unknown[0] });
    if (from === to) return refuse(c, 'walletsSame', { field: 'to' });
    const owner = ownerOf(call, session);
    const answer = await effect(async (tx) => {
      const refused = to === MAIN ? undefined : await limits.refusePlay(tx, owner, { kind: 'play' }, call.now);
      if (refused !== undefined) return refuse(c, refused.code, refused.details);
      const moved = await moveBetween(tx, owner, { id: requestId(c), from, to, amount: BigInt(amount), now: call.now });
      return moved === 'done' ? ok(c, await walletsAnswer(call, owner.memberId, tx)) : refuse(c, moved);
    });
    events.tell(owner);
    return answer;
  });

  handle(app, routes.collectWallets, async ({ c, call, session, effect }) => {
    if (vendorWalletsOf(call.merchant).length === 0) return refuse(c, 'walletsSingle');
    const owner = ownerOf(call, session);
    const answer = await effect(async (tx) => {
      const isMoved = await collectAll(tx, call.merchant, owner, { id: requestId(c), now: call.now });
      return isMoved ? ok(c, await walletsAnswer(call, owner.memberId, tx)) : refuse(c, 'walletFull');
    });
    events.tell(owner);
    return answer;
  });

  handle(app, routes.getUpline, async ({ c, call, session }) => {
    const owner = ownerOf(call, session);
    const upline = await findUpline(call.database, owner);
    if (upline === undefined) return refuse(c, 'uplineUnknown');
    const { lowest, highest } = limitsOf(call.merchant);
    const wallet = await readWallet(call.database, owner);
    return ok(c, {
      name: uplineName(upline),
      lowest: lowest.toString(),
      highest: highest.toString(),
      available: (wallet?.balance ?? 0n).toString(),
      currency: call.merchant.settings.sandbox.currency,
    });
  });

  handle(app, routes.transferToUpline, async ({ c, call, session, effect, payload }) => {
    const { database, merchant, now } = call;
    const owner = ownerOf(call, session);
    const member = await memberOf(database, merchant.id, session);
    const wrong = await refusePaymentPassword(call, member, payload.paymentPassword);
    if (wrong !== undefined) return refuse(c, wrong.code, wrong.details);
    const upline = await findUpline(database, owner);
    if (upline === undefined) return refuse(c, 'uplineUnknown');
    const amount = BigInt(payload.amount);
    const { lowest, highest } = limitsOf(merchant);
    if (amount < lowest || amount > highest) {
      const nearest = amount < lowest ? lowest : highest;
      return refuse(c, 'amountOutOfRange', { field: 'amount', amount: nearest.toString() });
    }
    const id = requestId(c);
    const answer = await effect(async (tx) => {
      const paid = await payUpline(tx, owner, { id, upline, amount, refusePlay: limits.refusePlay, now });
      if (typeof paid === 'string') return refuse(c, paid, paid === 'balanceTooLow' ? { field: 'amount' } : {});
      if ('code' in paid) return refuse(c, paid.code, paid.details);
      if ('left' in paid) return refuse(c, 'turnoverLeft', { amount: paid.left.toString() });
      return ok(c, {
        id,
        to: uplineName(upline),
        amount: payload.amount,
        currency: merchant.settings.sandbox.currency,
        balance: paid.balance.toString(),
        at: now.toISOString(),
      });
    });
    events.tell(owner);
    events.tell({ merchant: merchant.id, memberId: upline.id });
    return answer;
  });
};
