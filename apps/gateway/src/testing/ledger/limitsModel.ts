import type { Happening, LimitName } from './ledger.types.ts';
import type { Purse } from './splitModel.ts';

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
/** The merchant's zone, Asia/Shanghai, is ahead of UTC by so much at all times. */
const ZONE_MS = 8 * HOUR_MS;

type Limit = { amount: bigint | null; wish?: { readonly amount: bigint | null; readonly at: Date } | undefined };
type Order = { readonly amount: bigint; state: 'open' | 'ended' | { readonly paid: bigint; readonly at: Date } };

/** What holds a member back from play (D58). */
export type Restraint = {
  readonly limits: Map<LimitName, Limit>;
  readonly orders: Map<string, Order>;
  until: Date;
};

export const newRestraint = (): Restraint => ({ limits: new Map(), orders: new Map(), until: new Date(0) });

const startOf = (period: string, now: Date): Date => {
  const day = new Date(Math.floor((now.getTime() + ZONE_MS) / DAY_MS) * DAY_MS);
  if (period === 'week') day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  if (period === 'month') day.setUTCDate(1);
  return new Date(day.getTime() - ZONE_MS);
};

const used = (limit: LimitName, { stakes, prizes }: Purse, { orders }: Restraint, now: Date): bigint => {
  const [kind, period = ''] = limit.split(' ');
  const from = startOf(period, now);
  let total = 0n;
  if (kind === 'deposit')
    for (const { amount, state } of orders.values())
      if (state === 'open') total += amount;
      else if (state !== 'ended' && state.at >= from) total += state.paid;
  if (kind !== 'deposit')
    for (const { at, parts, isReturned } of stakes.values())
      if (at >= from && !isReturned) total += parts.get('own') ?? 0n;
  if (kind === 'loss') for (const { at, own } of prizes) if (at >= from) total -= own;
  return total;
};

/** Throws when a member is on a break or excluded, or a limit has no room for an amount. */
const insistOnRoom = (
  kinds: readonly string[],
  amount: bigint,
  purse: Purse,
  restraint: Restraint,
  now: Date,
): void => {
  if (restraint.until > now) throw new Error(`It was accepted during a break or an exclusion: ${kinds.join(', ')}.`);
  for (const [limit, { amount: most }] of restraint.limits) {
    if (most === null || !kinds.some((kind) => limit.startsWith(kind))) continue;
    const before = used(limit, purse, restraint, now);
    if (before + amount > most) throw new Error(`${amount} after ${before} passes the limit of ${limit}, ${most}.`);
  }
};

const isWaiting = ({ at }: NonNullable<Limit['wish']>, now: Date, hours: number): boolean =>
  now.getTime() < at.getTime() + hours * HOUR_MS;

const change = (limits: Restraint['limits'], limit: LimitName, amount: bigint | null, now: Date): void => {
  const row = limits.get(limit);
  if (row === undefined || (amount !== null && (row.amount === null || amount < row.amount)))
    limits.set(limit, { amount });
  else if (amount === row.amount) row.wish = undefined;
  else if (row.wish?.amount !== amount || !isWaiting(row.wish, now, 8 * 24)) row.wish = { amount, at: now };
};

const confirm = (limits: Restraint['limits'], limit: LimitName, now: Date): void => {
  const row = limits.get(limit);
  if (row?.wish === undefined || isWaiting(row.wish, now, 24) || !isWaiting(row.wish, now, 8 * 24))
    throw new Error(`A limit of ${limit} was loosened before its time, or after.`);
  limits.set(limit, { amount: row.wish.amount });
};

/** Throws when what happened passes a limit, a break or an exclusion. Before the model of the money. */
export const replayLimits = (restraint: Restraint, purse: Purse, happening: Happening, now: Date): void => {
  const { limits, orders } = restraint;
  switch (happening.type) {
    case 'staked':
      return insistOnRoom(['stake', 'loss'], happening.amount, purse, restraint, now);
    case 'ordered':
      insistOnRoom(['deposit'], happening.amount, purse, restraint, now);
      return void orders.set(happening.order, { amount: happening.amount, state: 'open' });
    case 'lapsed':
    case 'credited': {
      const order = orders.get(happening.order);
      if (order === undefined) throw new Error('A state was applied to an order that is not known.');
      order.state = happening.type === 'lapsed' ? 'ended' : { paid: happening.paid, at: now };
      return;
    }
    case 'limited':
      return change(limits, happening.limit, happening.amount, now);
    case 'confirmed':
      return confirm(limits, happening.limit, now);
    case 'paused':
    case 'excluded':
      if (happening.until > restraint.until) restraint.until = happening.until;
      return;
    case 'moved':
      if (happening.with !== undefined && happening.amount < 0n && restraint.until > now)
        throw new Error('Money went to the upline during a break or an exclusion.');
      return;
    case 'won':
    case 'returned':
    case 'paid':
    case 'rebated':
    case 'requested':
    case 'granted':
      return;
  }
};
