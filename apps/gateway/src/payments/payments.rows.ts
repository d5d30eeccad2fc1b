import { randomUUID } from 'node:crypto';
import type { DepositRow, WithdrawalAccountRow, WithdrawalRow } from '@baize/worlds';
import { findMemberByAccount } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import type { Tx } from '../database/database.types.ts';
import { InvalidWish } from '../kernel/invalidWish.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import type { Limits } from '../wallet/limits.types.ts';
import { reserve } from '../wallet/reservations.store.ts';
import { readAccountNumber } from './accountNumber.ts';
import { listAccounts } from './accounts.store.ts';
import { credit, endDeposit } from './applyDeposit.ts';
import { changeDeposit } from './deposits.store.ts';
import type { DepositOrder } from './deposits.store.ts';
import { dispute, finishWithdrawal, markSent, payoutOf } from './finishWithdrawal.ts';
import { ACCOUNT_WAITS_MS, DEPOSIT_TIMES, feeOf, methodOf, methodsOf, withdrawalRulesOf } from './methods.ts';
import { addStep } from './orderSteps.store.ts';
import { depositOrders, withdrawalAccounts, withdrawalOrders } from './payments.schema.ts';
import { changeWithdrawal } from './withdrawals.store.ts';
import type { WithdrawalOrder } from './withdrawals.store.ts';

const HOUR_MS = 3_600_000;

const memberOfRow = async (tx: Tx, merchant: string, account: string): Promise<Member> => {
  const member = await findMemberByAccount(tx, merchant, account);
  if (member === undefined) throw new InvalidWish(`The world has no account ${account}.`);
  return member;
};

const before = (now: Date, hoursAgo = 0): Date => new Date(now.getTime() - hoursAgo * HOUR_MS);

/** Binds accounts of members of a world. */
export const writeWithdrawalAccountRows = async (
  tx: Tx,
  { id: merchant }: ActiveMerchant,
  rows: readonly WithdrawalAccountRow[],
  now: Date,
): Promise<void> => {
  for (const { id = randomUUID(), account, kind, network, bank, number: typed, waits = false } of rows) {
    const member = await memberOfRow(tx, merchant, account);
    const number = readAccountNumber(typed, kind, network);
    if (number === undefined) throw new InvalidWish(`${typed} is no account number of its kind.`);
    await tx.insert(withdrawalAccounts).values({
      merchant,
      id,
      member_id: member.id,
      kind,
      network: network ?? null,
      bank: bank ?? null,
      holder: member.real_name ?? member.account,
      number,
      usable_from: waits ? new Date(now.getTime() + ACCOUNT_WAITS_MS) : now,
      created_at: now,
    });
  }
};

const settle = async (
  tx: Tx,
  world: ActiveMerchant,
  order: DepositOrder,
  { status, refusePlay, at }: Pick<DepositRow, 'status'> & Pick<Limits, 'refusePlay'> & { readonly at: Date },
) => {
  const by = 'provider' as const;
  if (status === 'credited') await credit(tx, world, order, { paid: order.amount, by, refusePlay, now: at });
  if (status === 'failed') await endDeposit(tx, order, { status, reason: 'payer', by, now: at });
  if (status === 'lapsed') await endDeposit(tx, order, { status, reason: 'expired', by: 'time', now: at });
  if (status === 'cancelled') await endDeposit(tx, order, { status, reason: 'cancelled', by: 'member', now: at });
  if (status !== 'confirming') return;
  await changeDeposit(tx, order, { status });
  await addStep(tx, order.merchant, order.id, { step: 'confirming', by, at });
};

/** Writes deposit orders of members of a world, credited ones through the ledger. */
export const writeDepositRows = async (
  tx: Tx,
  world: ActiveMerchant,
  rows: readonly DepositRow[],
  { refusePlay, now }: Pick<Limits, 'refusePlay'> & { readonly now: Date },
): Promise<void> => {
  for (const row of rows) {
    const member = await memberOfRow(tx, world.id, row.account);
    const method = methodOf(world, 'deposit', row.method ?? 'bank');
    if (method === undefined) throw new InvalidWish(`There is no method ${row.method ?? ''}.`);
    const at = before(now, row.hoursAgo);
    const id = randomUUID();
    const [order] = await tx
      .insert(depositOrders)
      .values({
        merchant: world.id,
        id,
        member_id: member.id,
        method_id: method.id,
        kind: method.kind,
        network: method.networks[0] ?? null,
        amount: BigInt(row.amount),
        fee: feeOf(method, BigInt(row.amount)),
        currency: world.settings.sandbox.currency,
        status: 'pending',
        times: DEPOSIT_TIMES,
        reference: id.slice(0, 8).toUpperCase(),
        pay_url: `http://pay.localhost/pay/${id}`,
        sequence: 1,
        created_at: at,
        expires_at: new Date(at.getTime() + method.expiresInSeconds * 1000),
        asked_at: at,
      })
      .returning();
    if (order === undefined) throw new Error('An inserted order is returned.');
    await addStep(tx, world.id, id, { step: 'opened', by: 'member', at });
    await settle(tx, world, order, { status: row.status, refusePlay, at });
  }
};

const HALF = 2n;

const finish = async (tx: Tx, world: ActiveMerchant, order: WithdrawalOrder, { status }: WithdrawalRow, at: Date) => {
  const { merchant, id } = order;
  if (status === 'cooling') return;
  if (status === 'cancelled' || status === 'rejected') {
    const by = status === 'cancelled' ? 'member' : 'operator';
    await finishWithdrawal(tx, order, { status, received: 0n, by, now: at });
    return;
  }
  await changeWithdrawal(tx, order, { status: 'processing' });
  await addStep(tx, merchant, id, { step: 'approved', by: 'time', at });
  if (status === 'processing') return;
  await markSent(tx, world, order, at);
  const payout = payoutOf(order);
  const received = { received: payout, partlyReceived: payout / HALF, notReceived: 0n, forcedReceived: payout };
  if (status === 'disputed') await dispute(tx, order, { claimed: 0n, now: at });
  else if (status !== 'sent')
    await finishWithdrawal(
      tx,
      { ...order, sent_at: at },
      {
        status,
        received: received[status],
        by: status === 'forcedReceived' ? 'operator' : 'provider',
        now: at,
      },
    );
};

/** Writes withdrawals of members of a world to their first account, through the ledger. */
export const writeWithdrawalRows = async (
  tx: Tx,
  world: ActiveMerchant,
  rows: readonly WithdrawalRow[],
  now: Date,
): Promise<void> => {
  for (const row of rows) {
    const owner = { merchant: world.id, memberId: (await memberOfRow(tx, world.id, row.account)).id };
    const [account] = await listAccounts(tx, owner);
    if (account === undefined) throw new InvalidWish(`${row.account} has no account to withdraw to.`);
    const method = methodsOf(world, 'withdrawal').find(({ kind }) => kind === account.kind);
    if (method === undefined) throw new InvalidWish(`There is no method for ${account.kind}.`);
    const at = before(now, row.hoursAgo);
    const [id, amount] = [randomUUID(), BigInt(row.amount)];
    const cause = `withdrawal:${id}`;
    if ((await reserve(tx, owner, { id, amount, cause, onTimeout: 'post', now: at })) === undefined)
      throw new InvalidWish(`${row.account} has less than ${row.amount}.`);
    const [order] = await tx
      .insert(withdrawalOrders)
      .values({
        merchant: world.id,
        id,
        member_id: owner.memberId,
        account_id: account.id,
        amount,
        fee: feeOf(method, amount),
        currency: world.settings.sandbox.currency,
        status: 'cooling',
        sequence: 0,
        created_at: at,
        cooling_until: new Date(at.getTime() + withdrawalRulesOf(world).coolingSeconds * 1000),
        asked_at: at,
      })
      .returning();
    if (order === undefined) throw new Error('An inserted order is returned.');
    await addStep(tx, world.id, id, { step: 'requested', by: 'member', at });
    await finish(tx, world, order, row, at);
  }
};
