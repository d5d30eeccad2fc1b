import { addDays, countDays, dayAt } from '@baize/domain/days';
import type { Day, DayRange } from '@baize/domain/days';
import { addMinor } from '@baize/domain/money';
import type { Minor } from '@baize/domain/money';
import type { BonusEntry, ProfitDay, ProfitRange, Rebate, Rebates } from '@baize/gateway-sdk/records';

/** Most days of a profit report. */
export const MOST_PROFIT_DAYS = 366;
/** Most rows of a CSV file of records. */
export const MOST_FILE_ROWS = 100_000;
/** Days of a profit report whose first day is open. */
const USUAL_DAYS = 30;

/** The days of a profit report: an open end is today, an open start 30 days before; at most the last 366 days. */
export const profitRange = ({ from, to }: DayRange, today: Day): ProfitRange & { readonly isCut: boolean } => {
  const last = to ?? today;
  const first = from ?? addDays(last, 1 - USUAL_DAYS);
  const isCut = countDays({ from: first, to: last }) > MOST_PROFIT_DAYS;
  return { from: isCut ? addDays(last, 1 - MOST_PROFIT_DAYS) : first, to: last, isCut };
};

/** Each day of a range in order, with undefined for days on which nothing happened. */
export const everyDay = (
  days: readonly ProfitDay[],
  { from, to }: ProfitRange,
): readonly { readonly day: Day; readonly profit: ProfitDay | undefined }[] => {
  const known = new Map(days.map((profit) => [profit.day, profit]));
  return Array.from({ length: countDays({ from, to }) }, (_, nth) => {
    const day = addDays(from, nth);
    return { day, profit: known.get(day) };
  });
};

/** The amount that is wagered for a bonus, and its share of the required amount from 0 to 1. */
export const wageringOf = ({ required, left }: Pick<BonusEntry, 'required' | 'left'>) => {
  const [whole, rest] = [BigInt(required), BigInt(left)];
  const done = rest > whole ? 0n : whole - rest;
  return { done: done.toString(), share: whole === 0n ? 1 : Number((done * 1000n) / whole) / 1000 };
};

/** True for a bonus with a wagering requirement, except one that has ended with nothing left to wager. */
export const isWagerable = ({ status, required, left }: Pick<BonusEntry, 'status' | 'required' | 'left'>): boolean =>
  required !== '0' && (left !== '0' || status === 'wagering' || status === 'free');

export type RebateKey = Pick<Rebate, 'day' | 'gameType'>;

const isSame = (a: RebateKey, b: RebateKey): boolean => a.day === b.day && a.gameType === b.gameType;

/** A copy of the rebates with a claimed one. */
export const claimed = (known: Rebates, rebate: Rebate): Rebates => {
  const was = known.rebates.find((each) => isSame(each, rebate));
  return {
    ...known,
    rebates: known.rebates.map((each) => (isSame(each, rebate) ? rebate : each)),
    claimable: was?.status === 'claimable' ? addMinor(known.claimable, `-${was.amount}`) : known.claimable,
  };
};

/**
 * The net of each day over the loaded rows, by day in a time zone. The last day is left out while there are further
 * rows, which may belong to it.
 */
export const netByDay = (
  rows: readonly { readonly at: string; readonly net: Minor }[],
  timeZone: string,
  hasMore: boolean,
): ReadonlyMap<Day, Minor> => {
  const nets = new Map<Day, Minor>();
  for (const { at, net } of rows) {
    const day = dayAt(Date.parse(at), timeZone);
    nets.set(day, addMinor(nets.get(day) ?? '0', net));
  }
  const last = rows.at(-1);
  if (hasMore && last) nets.delete(dayAt(Date.parse(last.at), timeZone));
  return nets;
};
