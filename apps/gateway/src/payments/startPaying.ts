import { inArray } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { lapseBonuses, merchantsWithBonuses } from '../wallet/bonuses.store.ts';
import { dueReservations } from '../wallet/reservations.store.ts';
import { askAboutDeposit, askAboutPayout } from './askProvider.ts';
import type { AtMerchant } from './askProvider.ts';
import { unaskedDeposits } from './deposits.store.ts';
import { finishWithdrawal, payoutOf } from './finishWithdrawal.ts';
import { addStep } from './orderSteps.store.ts';
import { depositOrders, withdrawalOrders } from './payments.schema.ts';
import type { PaymentServices } from './payments.types.ts';
import { changeWithdrawal, cooledWithdrawals, lockWithdrawal, unaskedWithdrawals } from './withdrawals.store.ts';
import type { WithdrawalOrder } from './withdrawals.store.ts';

const EVERY_MS = 1000;
/** An order is asked about when nothing was heard of it for so long. */
const ASK_AGAIN_MS = 10_000;

/** Approves a withdrawal that has cooled; undefined when it was taken back. */
export const approve = (
  { database, merchant, now }: AtMerchant,
  id: string,
  by: 'time' | 'operator',
): Promise<WithdrawalOrder | undefined> =>
  database.transaction(async (tx) => {
    const order = await lockWithdrawal(tx, merchant.id, id);
    if (order?.status !== 'cooling') return undefined;
    await changeWithdrawal(tx, order, { status: 'processing' });
    await addStep(tx, merchant.id, id, { step: 'approved', by, at: now });
    return { ...order, status: 'processing' };
  });

/** Counts sent withdrawals as received whose time has come (REQ-224). */
const confirmDue = async (services: PaymentServices, { database, merchant, now }: AtMerchant): Promise<void> => {
  for (const { id } of await dueReservations(database, merchant.id, now)) {
    const memberId = await database.transaction(async (tx) => {
      const order = await lockWithdrawal(tx, merchant.id, id);
      if (order?.status !== 'sent') return undefined;
      await finishWithdrawal(tx, order, { status: 'received', received: payoutOf(order), by: 'time', now });
      return order.member_id;
    });
    if (memberId !== undefined) services.events.tell({ merchant: merchant.id, memberId });
  }
};

/** Does what is due for a merchant: approves, pays out, asks the provider, lets time decide, and ends bonuses. */
const payDue = async (services: PaymentServices, at: AtMerchant): Promise<void> => {
  const { database, merchant, now } = at;
  if (services.decides)
    for (const { id } of await cooledWithdrawals(database, merchant.id, now)) {
      const order = await approve(at, id, 'time');
      if (order !== undefined) await askAboutPayout(services, at, order);
    }
  const since = new Date(now.getTime() - ASK_AGAIN_MS);
  for (const order of await unaskedWithdrawals(database, merchant.id, since)) await askAboutPayout(services, at, order);
  for (const order of await unaskedDeposits(database, merchant.id, since)) await askAboutDeposit(services, at, order);
  await confirmDue(services, at);
  for (const memberId of await lapseBonuses(database, merchant.id, now))
    services.events.tell({ merchant: merchant.id, memberId });
};

/** Ids of merchants with orders that are not final, or with bonuses that lapse. */
const merchantsWithWork = async (orm: Orm): Promise<ReadonlySet<string>> => {
  const deposits = await orm
    .selectDistinct({ merchant: depositOrders.merchant })
    .from(depositOrders)
    .where(inArray(depositOrders.status, ['pending', 'confirming']));
  const withdrawals = await orm
    .selectDistinct({ merchant: withdrawalOrders.merchant })
    .from(withdrawalOrders)
    .where(inArray(withdrawalOrders.status, ['cooling', 'processing', 'sent', 'disputed']));
  const bonuses = await merchantsWithBonuses(orm);
  return new Set([...bonuses, ...[...deposits, ...withdrawals].map(({ merchant }) => merchant)]);
};

/** Drives payments every second, with or without requests. Returns a function that stops it. */
export const startPaying = (services: PaymentServices, report: (error: unknown) => void): (() => Promise<void>) => {
  const { database, merchants, clock } = services;
  const payAll = async (): Promise<void> => {
    for (const id of await merchantsWithWork(database.owner)) {
      const merchant = await merchants.find(id);
      if (merchant === undefined) continue;
      const now = new Date(clock.now() + merchant.clockOffsetMs);
      await payDue(services, { database: database.of(merchant), merchant, now });
    }
  };
  let stopped = false;
  let working: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (): void => {
    timer = setTimeout(() => {
      working = payAll()
        .catch(report)
        .then(() => (stopped ? undefined : again()));
    }, EVERY_MS).unref();
  };
  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return working;
  };
};
