import type { Orm } from '../database/database.types.ts';
import type { Call } from '../kernel/gateway.types.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { listLimits, wishTerm } from './limits.store.ts';
import type { LimitChange, MemberLimit } from './limits.store.ts';
import { periodAt } from './periods.ts';
import { mustChooseLimit, readStanding } from './refusePlay.ts';
import { usedSince } from './usage.ts';

const amountOf = (amount: bigint | null) => (amount === null ? {} : { amount: amount.toString() });

const wishOf = ({ wished_at: at, wished_amount: amount }: MemberLimit, now: Date) => {
  if (at === null) return {};
  const { from, to } = wishTerm(at);
  if (to <= now) return {};
  return { wish: { ...amountOf(amount), confirmFrom: from.toISOString(), lapsesAt: to.toISOString() } };
};

const usageOf = async (orm: Orm, owner: Owner, { kind, period }: MemberLimit, now: Date, timeZone: string) => {
  if (kind === 'reminder' || period === 'session') return {};
  const { from, to } = periodAt(period, now, timeZone);
  const used = await usedSince(orm, owner, kind, from);
  return { used: (used > 0n ? used : 0n).toString(), resetsAt: to.toISOString() };
};

/** What the member set, with what is used of it now. */
export const limitsAnswer = async (orm: Orm, { merchant, now }: Call, owner: Owner) => {
  const { currency, timeZone } = merchant.settings.sandbox;
  const standing = await readStanding(orm, owner, now);
  const rows = await listLimits(orm, owner);
  const limits = [];
  for (const row of rows) {
    const { kind, period, amount } = row;
    const usage = amount === null ? {} : await usageOf(orm, owner, row, now, timeZone);
    limits.push({ kind, period, ...amountOf(amount), ...usage, ...wishOf(row, now) });
  }
  const { breakUntil, excludedUntil } = standing;
  return {
    currency,
    timeZone,
    serverTime: now.toISOString(),
    limits,
    ...(breakUntil === undefined ? {} : { breakUntil: breakUntil.toISOString() }),
    ...(excludedUntil === undefined ? {} : { excludedUntil: excludedUntil.toISOString() }),
    mustChoose: mustChooseLimit(standing, rows),
    ...(standing.law.depositLimitRequired === true ? { mustLimit: true } : {}),
  };
};

export const toChangeAnswer = ({ id, at, kind, period, step, before, after, until }: LimitChange) => ({
  id,
  at: at.toISOString(),
  kind,
  ...(period === null ? {} : { period }),
  step,
  ...(before === null ? {} : { before: before.toString() }),
  ...(after === null ? {} : { after: after.toString() }),
  ...(until === null ? {} : { until: until.toISOString() }),
});
