import { isSameName } from '@baize/domain/typed-text';
import { routes } from '@baize/gateway-contract';
import { memberOf } from '../accounts/members.store.ts';
import { ok, refuse } from '../kernel/answer.ts';
import type { Call, GatewayApp, Session } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { cacheUntil } from '../kernel/sharedAnswers.ts';
import { refusePaymentPassword } from '../member/paymentPassword.ts';
import { readAccountNumber } from './accountNumber.ts';
import { addAccount, listAccounts, removeAccount } from './accounts.store.ts';
import { listDepositPromotions } from './choosePromotion.ts';
import { mountDeposits } from './deposits.routes.ts';
import { measuredSeconds, switchedOff } from './deposits.store.ts';
import { measuredTimes } from './measuredTimes.ts';
import { DEPOSIT_TIMES, methodsOf, MOST_ACCOUNTS, PENDING_LIMIT, presetsOf } from './methods.ts';
import type { Direction } from './methods.ts';
import { toAccountAnswer, toMethodAnswer } from './payments.answers.ts';
import type { PaymentServices } from './payments.types.ts';
import { mountWithdrawals } from './withdrawals.routes.ts';

const MEASURE_EACH_MS = 600_000;

const ownerOf = ({ merchant }: Call, { memberId }: Session) => ({ merchant: merchant.id, memberId });

const methodAnswers = async (
  { database, merchant }: Call,
  direction: Direction,
  seconds: ReadonlyMap<string, number>,
) => {
  const off = await switchedOff(database, merchant.id, direction);
  return methodsOf(merchant, direction).map((method) =>
    toMethodAnswer(method, { available: !off.has(method.id), seconds: seconds.get(`${direction} ${method.id}`) }),
  );
};

const mountAccounts = (app: GatewayApp): void => {
  handle(app, routes.getWithdrawalAccounts, async ({ c, call, session }) => {
    const member = await memberOf(call.database, call.merchant.id, session);
    const accounts = await listAccounts(call.database, ownerOf(call, session));
    return ok(c, {
      accounts: accounts.map((account) => toAccountAnswer(account, call.now)),
      most: MOST_ACCOUNTS,
      ...(member.real_name === null ? {} : { holder: member.real_name }),
    });
  });

  handle(app, routes.addWithdrawalAccount, async ({ c, call, session, payload }) => {
    const member = await memberOf(call.database, call.merchant.id, session);
    const wrong = await refusePaymentPassword(call, member, payload.paymentPassword);
    if (wrong !== undefined) return refuse(c, wrong.code, wrong.details);
    if (member.real_name === null) return refuse(c, 'nameRequired');
    if (!isSameName(payload.holder, member.real_name)) return refuse(c, 'nameDiffers', { field: 'holder' });
    const { kind, network, bank = '' } = payload;
    const number = readAccountNumber(payload.number, kind, network);
    if (number === undefined || (kind !== 'usdt' && bank === ''))
      return refuse(c, 'numberInvalid', { field: number === undefined ? 'number' : 'bank' });
    const account = {
      kind,
      network: kind === 'usdt' ? (network ?? null) : null,
      bank: kind === 'usdt' ? null : bank,
      holder: member.real_name,
      number,
    };
    const added = await addAccount(call.database, ownerOf(call, session), account, call.now);
    if (added === 'full') return refuse(c, 'accountsFull');
    if (added === 'known') return refuse(c, 'accountKnown', { field: 'number' });
    return ok(c, toAccountAnswer(added, call.now));
  });

  handle(app, routes.removeWithdrawalAccount, async ({ c, call, session, payload: { id, paymentPassword } }) => {
    const member = await memberOf(call.database, call.merchant.id, session);
    const wrong = await refusePaymentPassword(call, member, paymentPassword);
    if (wrong !== undefined) return refuse(c, wrong.code, wrong.details);
    const isRemoved = await removeAccount(call.database, ownerOf(call, session), id, call.now);
    return isRemoved ? ok(c, null) : refuse(c, 'accountUnknown', { field: 'id' });
  });
};

/** Routes of payments: methods, bound accounts, deposits and withdrawals. */
export const mountPayments = (app: GatewayApp, services: PaymentServices): void => {
  handle(app, routes.getPaymentMethods, async ({ c, call, session }) => {
    const seconds = await measuredSeconds(call.database, call.merchant.id);
    const promotions = await listDepositPromotions(call, ownerOf(call, session));
    return ok(c, {
      currency: call.merchant.settings.sandbox.currency,
      deposit: await methodAnswers(call, 'deposit', seconds),
      withdrawal: await methodAnswers(call, 'withdrawal', seconds),
      presets: presetsOf(call.merchant).map(String),
      promotions: promotions.map(({ id, title, hundredths, highest, lowestDeposit, times }) => ({
        id,
        title,
        hundredths,
        highest: highest.toString(),
        lowestDeposit: lowestDeposit.toString(),
        timesTurnover: times,
      })),
      depositTimes: DEPOSIT_TIMES,
      pendingLimit: PENDING_LIMIT,
    });
  });
  handle(app, routes.getPaymentTimes, async ({ c, call: { database, merchant, now } }) => {
    cacheUntil(c, new Date(now.getTime() + MEASURE_EACH_MS));
    return ok(c, { ...(await measuredTimes(database, merchant.id)), measuredAt: now.toISOString() });
  });
  mountAccounts(app);
  mountDeposits(app, services);
  mountWithdrawals(app, services);
};
