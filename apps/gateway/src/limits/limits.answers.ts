import type { Orm } from '../database/database.types.ts';
import type { Call } from '../kernel/gateway.types.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { listLimits, wishTerm } from './limits.store.ts';
import type { LimitChange, MemberLimit } from './limits.store.ts';
import { periodAt } from './periods.ts';
import { mustChooseLimit, readStanding } from './refusePlay.ts';
import { usedOf } from './usage.ts';

const amountOf = (amount: bigint | null) => (amount === null ? {} : { amount: amount.toString() });

const wishOf = ({ wished_at: at, wished_amount: amount }: MemberLimit, now: Date) => {
  if (at === null) return {};
  const { from, to } = wishTerm(at);
  if (to <= now) return {};
  return { wish: { ...amountOf(amount), confirmFrom: from.toISOString(), lapsesAt: to.toISOString() } };
};

/** The usage of limits of money that have an amount, by the row. */
const usagesOf = async (orm: Orm, owner: Owner, rows: readonly MemberLimit[], now: Date, timeZone: string) => {
  const counted = rows.flatMap((row) => {
    const { kind, period, amount } = row;
    if (amount === null || kind === 'reminder' || period === 'session') return [];
    const { from, to } = periodAt(period, now, timeZone);
    return [{ row, kind, since: from, to }];
  });
  const used = await usedOf(orm, owner, counted);
  return new Map(
    counted.map(({ row, to }, place) => {
      const sum = used[place] ?? 0n;
      return [row, { used: (sum > 0n ? sum : 0n).toString(), resetsAt: to.toISOString() }];
    }),
  );
};

/** What the member set, with what is used of it now. */
export const limitsAnswer = async (orm: Orm, { merchant, now }: Call, owner: Owner) => {
  const { currency, timeZone } = merchant.settings.sandbox;
  const standing = await readStanding(orm, owner, now);
  const rows = await listLimits(orm, owner);
  const usages = await usagesOf(orm, owner, rows, now, timeZone);
  const limits = rows.map((row) => {
    const { kind, period, amount } = row;
    return { kind, period, ...amountOf(amount), ...usages.get(row), ...wishOf(row, now) };
  });
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
