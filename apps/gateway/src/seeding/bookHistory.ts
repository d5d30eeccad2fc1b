import { randomUUID } from 'node:crypto';
import { feeOf } from '../payments/methods.ts';
import type { MethodTerms } from '../payments/methods.ts';
import { turnoverOfStake } from '../rounds/turnoverShares.ts';
import type { Happening } from './history.ts';

type Sides = Readonly<Record<string, bigint>>;

/** The member whose history is booked, and the terms of their payments. */
export type Booker = {
  readonly merchant: string;
  readonly memberId: string;
  readonly currency: string;
  readonly accountId: string;
  readonly balance: bigint;
  readonly sequence: number;
  readonly deposit: MethodTerms;
  readonly withdrawal: MethodTerms;
};

/** Rows by table, with columns by name. */
export type Rows = Record<string, Record<string, unknown>[]>;

const MINUTE_MS = 60_000;
/** Game session of what was played before the sandbox began. */
const SESSION = 'history';

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS);

/** Books what happened as the ledger would have: each movement with its postings, order, round and steps. */
export const bookHistory = (
  happened: readonly Happening[],
  of: Booker,
): { rows: Rows; balance: bigint; sequence: number } => {
  const { merchant, memberId, currency, accountId } = of;
  const rows: Rows = {};
  const main = `main:${memberId}`;
  const reserved = `reserved:${memberId}`;
  let { balance, sequence } = of;
  const add = (table: string, row: Record<string, unknown>): void =>
    void (rows[table] ??= []).push({ merchant, ...row });

  const book = (kind: string, at: Date, sides: Sides, own: Record<string, unknown>): void => {
    const id = randomUUID();
    add('transactions', { id, kind, occurred_at: at, ...own });
    for (const [account, amount] of Object.entries(sides)) {
      if (amount === 0n) continue;
      const isMain = account === main;
      if (isMain) [balance, sequence] = [balance + amount, sequence + 1];
      const after = isMain ? { sequence, balance_after: balance } : {};
      add('postings', { transaction_id: id, account, amount, kind, occurred_at: at, ...after });
    }
  };

  const step = (order: string, nth: number, name: string, by: string, at: Date, amount?: bigint): void =>
    add('order_steps', { order_id: order, nth, step: name, by, at, ...(amount === undefined ? {} : { amount }) });

  const play = ({ at, game, staked, won }: Extract<Happening, { kind: 'round' }>): void => {
    const { vassalage, game_type, game_code } = game;
    const round = randomUUID();
    const move = (kind: 'debit' | 'credit', reference: string, amount: bigint, when: Date): void => {
      book(kind, when, { [main]: amount, [`vendor:${vassalage}`]: -amount }, { vassalage, reference });
      add('vendor_transactions', {
        vassalage,
        transaction_id: reference,
        kind,
        session_id: SESSION,
        amount: amount < 0n ? -amount : amount,
        outcome: 'done',
        balance,
        sequence,
        rolled_back: false,
        occurred_at: when,
        round,
      });
    };
    move('debit', `${round}-bet`, -staked, at);
    if (won > 0n) move('credit', `${round}-win`, won, at);
    add('game_rounds', {
      id: randomUUID(),
      member_id: memberId,
      vassalage,
      game_type,
      game_code,
      session_id: SESSION,
      round,
      placed_at: at,
      settled_at: at,
      staked,
      won,
      bonus_staked: 0n,
      turnover: turnoverOfStake(staked, game_type),
      status: won > 0n ? 'won' : 'lost',
    });
  };

  const payIn = (at: Date, amount: bigint): void => {
    const id = randomUUID();
    const credited = later(at, 2);
    const fee = feeOf(of.deposit, amount);
    book('deposit', credited, { inTransit: -amount, [main]: amount - fee, fees: fee }, { cause: `deposit:${id}` });
    add('deposit_orders', {
      id,
      member_id: memberId,
      method_id: of.deposit.id,
      kind: of.deposit.kind,
      amount,
      fee,
      paid: amount,
      credited: amount - fee,
      currency,
      status: 'credited',
      times: 1,
      reference: id.slice(0, 8).toUpperCase(),
      pay_url: '',
      sequence: 2,
      created_at: at,
      expires_at: later(at, 30),
      asked_at: at,
      settled_at: credited,
    });
    step(id, 1, 'opened', 'member', at);
    step(id, 2, 'credited', 'provider', credited, amount - fee);
  };

  const payOut = (at: Date, amount: bigint): void => {
    const id = randomUUID();
    const [sent, received] = [later(at, 3), later(at, 25)];
    const fee = feeOf(of.withdrawal, amount);
    const cause = `withdrawal:${id}`;
    book('withdrawal', at, { [main]: -amount, [reserved]: amount }, { cause: `${cause}:reserved` });
    book(
      'settlement',
      received,
      { [reserved]: -amount, inTransit: amount - fee, fees: fee },
      { cause: `${cause}:resolved` },
    );
    const own = { id, member_id: memberId, amount };
    add('reservations', {
      ...own,
      cause,
      state: 'posted',
      posted: amount,
      on_timeout: 'post',
      reserved_at: at,
      resolved_at: received,
      resolved_by: `${cause}:received`,
    });
    add('withdrawal_orders', {
      ...own,
      account_id: accountId,
      fee,
      received: amount - fee,
      returned: 0n,
      currency,
      status: 'received',
      sequence: 3,
      created_at: at,
      cooling_until: later(at, 1),
      sent_at: sent,
      confirmed_at: later(sent, 30),
      asked_at: received,
      settled_at: received,
    });
    step(id, 1, 'requested', 'member', at);
    step(id, 2, 'approved', 'time', later(at, 1));
    step(id, 3, 'sent', 'provider', sent);
    step(id, 4, 'received', 'member', received);
  };

  for (const each of happened) {
    if (each.kind === 'round') play(each);
    else (each.kind === 'deposit' ? payIn : payOut)(each.at, each.amount);
  }
  return { rows, balance, sequence };
};
