import { routes } from '@baize/gateway-contract';
import { ok, refuse } from '../kernel/answer.ts';
import type { Call, GatewayApp, Session } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { requestId } from '../kernel/idempotency.ts';
import { badCursor, toPage } from '../paging/answers.ts';
import { askAboutDeposit } from './askProvider.ts';
import { countPending, findDeposit, insertDeposit, listDeposits, switchedOff } from './deposits.store.ts';
import type { DepositOrder } from './deposits.store.ts';
import { choosePromotion } from './choosePromotion.ts';
import { DEPOSIT_TIMES, feeOf, methodOf, nearestAllowed, PENDING_LIMIT } from './methods.ts';
import type { MethodTerms } from './methods.ts';
import { stepsOf } from './orderSteps.store.ts';
import { toDepositAnswer } from './payments.answers.ts';
import type { OrderState, UsdtNetwork } from './provider.types.ts';
import type { PaymentServices } from './payments.types.ts';

type Wish = {
  readonly methodId: string;
  readonly network?: UsdtNetwork | undefined;
  readonly amount: string;
  readonly promotionId?: string | undefined;
};

const ownerOf = ({ merchant }: Call, { memberId }: Session) => ({ merchant: merchant.id, memberId });

/** An answer with the order's steps. */
const answerOf = async ({ database, merchant, now }: Call, order: DepositOrder) =>
  toDepositAnswer(order, (await stepsOf(database, merchant.id, [order.id])).get(order.id) ?? [], now);

const methodOfWish = async (
  { database, merchant }: Call,
  { methodId, network }: Wish,
): Promise<MethodTerms | undefined> => {
  const method = methodOf(merchant, 'deposit', methodId);
  if (method === undefined || (await switchedOff(database, merchant.id, 'deposit')).has(methodId)) return undefined;
  const hasNetwork = network !== undefined && method.networks.includes(network);
  return method.networks.length > 0 === hasNetwork && (network === undefined || hasNetwork) ? method : undefined;
};

/** Routes of deposit orders: open, list, read and give up (D20). */
export const mountDeposits = (app: GatewayApp, services: PaymentServices): void => {
  const { payments, report } = services;

  handle(app, routes.createDeposit, async ({ c, call, session, effect, body }) => {
    const { database, merchant, now, language } = call;
    const owner = ownerOf(call, session);
    const method = await methodOfWish(call, body);
    if (method === undefined) return refuse(c, 'methodUnavailable', { field: 'methodId' });
    const amount = BigInt(body.amount);
    const nearest = nearestAllowed(method, amount);
    if (nearest !== undefined) return refuse(c, 'amountOutOfRange', { field: 'amount', amount: nearest.toString() });
    const promotion = body.promotionId === undefined ? undefined : await choosePromotion(call, owner, body.promotionId);
    if (typeof promotion === 'string') return refuse(c, promotion, { field: 'promotionId' });
    if (promotion !== undefined && amount < promotion.lowestDeposit)
      return refuse(c, 'amountOutOfRange', { field: 'amount', amount: promotion.lowestDeposit.toString() });
    if ((await countPending(database, owner)) >= PENDING_LIMIT) return refuse(c, 'depositsPending');
    const id = requestId(c);
    const { currency } = merchant.settings.sandbox;
    // Before the transaction: no lock is held while the provider answers, and a retry finds the same order there.
    const state = await payments.openDeposit({
      order: id,
      amount,
      currency,
      kind: method.kind,
      network: body.network,
      merchant: merchant.settings.brandName,
      language,
      returnUrl: `${call.linkOrigin}${body.returnPath}`,
      expiresInSeconds: method.expiresInSeconds,
    });
    if (typeof state === 'string' || state.payUrl === undefined) return refuse(c, 'paymentsAway');
    const { reference, sequence, payUrl } = state;
    return effect(async (tx) => {
      const refused = await services.limits.refusePlay(tx, owner, { kind: 'deposit', amount }, now);
      if (refused !== undefined) return refuse(c, refused.code, refused.details);
      const order = await insertDeposit(tx, owner, {
        id,
        method_id: method.id,
        kind: method.kind,
        network: body.network ?? null,
        amount,
        fee: feeOf(method, amount),
        currency,
        // A state after `pending` comes by its event, which is applied like any other.
        status: 'pending',
        promotion_id: promotion?.id ?? null,
        bonus_highest: promotion?.highest ?? null,
        bonus_share: promotion?.hundredths ?? null,
        bonus_is_first: promotion?.terms.isFirst ?? null,
        bonus_is_forfeited: promotion?.terms.isForfeited ?? null,
        bonus_days: promotion?.terms.days ?? null,
        times: promotion?.times ?? DEPOSIT_TIMES,
        reference,
        pay_url: payUrl,
        sequence: state.state === 'pending' ? sequence : 0,
        created_at: now,
        // By the merchant's clock, which may differ from the provider's.
        expires_at: new Date(now.getTime() + method.expiresInSeconds * 1000),
        asked_at: now,
      });
      if (order === undefined) return refuse(c, 'depositsPending');
      const steps = [{ ...opened, merchant: merchant.id, order_id: id, at: now }];
      return ok(c, toDepositAnswer(order, steps, now));
    });
  });

  handle(app, routes.getDeposits, async ({ c, call, session, query }) => {
    const { database, merchant, now } = call;
    const { timeZone } = merchant.settings.sandbox;
    const page = await listDeposits(database, ownerOf(call, session), { ...query, timeZone }, query);
    if (page === undefined) return badCursor(c);
    const steps = await stepsOf(
      database,
      merchant.id,
      page.rows.map(({ id }) => id),
    );
    return ok(
      c,
      toPage(page, (order) => toDepositAnswer(order, steps.get(order.id) ?? [], now)),
    );
  });

  handle(app, routes.getDeposit, async ({ c, call, session, query: { id } }) => {
    const owner = ownerOf(call, session);
    const before = await findDeposit(call.database, owner, id);
    if (before === undefined) return refuse(c, 'orderUnknown');
    await askAboutDeposit(services, call, before);
    return ok(c, await answerOf(call, (await findDeposit(call.database, owner, id)) ?? before));
  });

  handle(app, routes.cancelDeposit, async ({ c, call, session, body: { id } }) => {
    const owner = ownerOf(call, session);
    const before = await findDeposit(call.database, owner, id);
    if (before === undefined) return refuse(c, 'orderUnknown');
    if (before.status === 'pending') {
      const state: OrderState | string = await payments.cancelDeposit(id);
      if (state === 'unconfirmed' || state === 'conflict') return refuse(c, 'paymentsAway');
      await askAboutDeposit({ ...services, report }, call, before, state as OrderState | 'unknown');
    }
    return ok(c, await answerOf(call, (await findDeposit(call.database, owner, id)) ?? before));
  });
};

const opened = { nth: 1, step: 'opened', amount: null, by: 'member' } as const;
