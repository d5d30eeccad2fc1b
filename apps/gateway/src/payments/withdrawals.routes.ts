import { routes } from '@baize/gateway-contract';
import { memberOf } from '../accounts/members.store.ts';
import { ok, refuse } from '../kernel/answer.ts';
import type { Call, GatewayApp, Session } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { requestId } from '../kernel/idempotency.ts';
import { refusePaymentPassword } from '../member/paymentPassword.ts';
import { withdrawalsADay } from '../member/vip.ts';
import { badCursor, toPage } from '../paging/answers.ts';
import { turnoverShares } from '../rounds/turnoverShares.ts';
import { turnoverOf } from '../wallet/turnover.store.ts';
import { readWallet } from '../wallet/wallet.store.ts';
import { findAccount } from './accounts.store.ts';
import { cancelCooling, confirm } from './confirmWithdrawal.ts';
import { withdrawalRulesOf } from './methods.ts';
import { stepsOf } from './orderSteps.store.ts';
import { toWithdrawalAnswer } from './payments.answers.ts';
import type { PaymentServices } from './payments.types.ts';
import { refuseTerms, requestWithdrawal, startOfDay } from './requestWithdrawal.ts';
import { accountsById, findWithdrawal, listWithdrawals, withdrawnSince } from './withdrawals.store.ts';
import type { WithdrawalOrder } from './withdrawals.store.ts';

const ownerOf = ({ merchant }: Call, { memberId }: Session) => ({ merchant: merchant.id, memberId });

/** Answers of orders, with their accounts and steps. */
export const withdrawalAnswers = async (
  { database, merchant, now }: Pick<Call, 'database' | 'merchant' | 'now'>,
  orders: readonly WithdrawalOrder[],
) => {
  const ids = orders.map(({ id }) => id);
  const steps = await stepsOf(database, merchant.id, ids);
  const accounts = await accountsById(
    database,
    merchant.id,
    orders.map(({ account_id: id }) => id),
  );
  return (order: WithdrawalOrder) => {
    const account = accounts.get(order.account_id);
    if (account === undefined) throw new Error(`Withdrawal ${order.id} has no account.`);
    return toWithdrawalAnswer(order, account, steps.get(order.id) ?? [], now);
  };
};

const answerOf = async (call: Call, order: WithdrawalOrder) => (await withdrawalAnswers(call, [order]))(order);

/** Routes of withdrawals: terms, request, list, take back and confirm (D20, D59). */
export const mountWithdrawals = (app: GatewayApp, services: PaymentServices): void => {
  handle(app, routes.getWithdrawalTerms, async ({ c, call, session }) => {
    const { database, merchant, now } = call;
    const owner = ownerOf(call, session);
    const member = await memberOf(database, merchant.id, session);
    const rules = withdrawalRulesOf(merchant);
    const { timeZone, currency } = merchant.settings.sandbox;
    const day = await withdrawnSince(database, owner, startOfDay(now, timeZone));
    const turnover = await turnoverOf(database, owner, { isWithdrawing: true });
    const left = rules.dayAmount - day.amount;
    return ok(c, {
      currency,
      available: ((await readWallet(database, owner))?.balance ?? 0n).toString(),
      turnover: {
        required: turnover.required.toString(),
        done: turnover.done.toString(),
        left: turnover.left.toString(),
        shares: Object.entries(turnoverShares).map(([gameType, hundredths]) => ({ gameType, hundredths })),
      },
      dayAmountLeft: (left > 0n ? left : 0n).toString(),
      dayCountLeft: Math.max(0, (await withdrawalsADay(database, merchant, session.memberId)) - day.count),
      coolingSeconds: rules.coolingSeconds,
      confirmMinutes: rules.confirmMinutes,
      hasPaymentPassword: member.payment_password_hash !== null,
    });
  });

  handle(app, routes.requestWithdrawal, async ({ c, call, session, effect, payload }) => {
    const { database, merchant } = call;
    const owner = ownerOf(call, session);
    const wrong = await refusePaymentPassword(
      call,
      await memberOf(database, merchant.id, session),
      payload.paymentPassword,
    );
    if (wrong !== undefined) return refuse(c, wrong.code, wrong.details);
    const account = await findAccount(database, owner, payload.accountId);
    if (account === undefined) return refuse(c, 'accountUnknown', { field: 'accountId' });
    const wish = { id: requestId(c), account, amount: BigInt(payload.amount) };
    const unfit = await refuseTerms(call, wish);
    if (unfit !== undefined) return refuse(c, unfit.code, unfit.details);
    const answer = await effect(async (tx) => {
      const order = await requestWithdrawal(tx, call, owner, wish);
      if (!order.ok) return refuse(c, order.code, order.details);
      return ok(c, await answerOf({ ...call, database: tx }, order.value));
    });
    services.events.tell(owner);
    return answer;
  });

  handle(app, routes.getWithdrawals, async ({ c, call, session, query }) => {
    const { timeZone } = call.merchant.settings.sandbox;
    const page = await listWithdrawals(call.database, ownerOf(call, session), { ...query, timeZone }, query);
    if (page === undefined) return badCursor(c);
    return ok(c, toPage(page, await withdrawalAnswers(call, page.rows)));
  });

  handle(app, routes.getWithdrawal, async ({ c, call, session, query: { id } }) => {
    const order = await findWithdrawal(call.database, ownerOf(call, session), id);
    return order === undefined ? refuse(c, 'orderUnknown') : ok(c, await answerOf(call, order));
  });

  handle(app, routes.cancelWithdrawal, async ({ c, call, session, body: { id } }) => {
    const owner = ownerOf(call, session);
    if ((await findWithdrawal(call.database, owner, id)) === undefined) return refuse(c, 'orderUnknown');
    const order = await cancelCooling(call, id);
    if (order === undefined) return refuse(c, 'orderStarted');
    services.events.tell(owner);
    return ok(c, await answerOf(call, order));
  });

  handle(app, routes.confirmWithdrawal, async ({ c, call, session, body }) => {
    const owner = ownerOf(call, session);
    const before = await findWithdrawal(call.database, owner, body.id);
    if (before === undefined) return refuse(c, 'orderUnknown');
    const refused = await confirm(services, call, before, body);
    if (refused !== undefined) return refuse(c, refused);
    services.events.tell(owner);
    return ok(c, await answerOf(call, (await findWithdrawal(call.database, owner, body.id)) ?? before));
  });
};
