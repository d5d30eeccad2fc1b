import type { LimitPeriod } from './limits.types.ts';

type Days = Exclude<LimitPeriod, 'session'>;

const startOf: Readonly<Record<Days, (day: Temporal.ZonedDateTime) => Temporal.ZonedDateTime>> = {
  day: (day) => day,
  week: (day) => day.subtract({ days: day.dayOfWeek - 1 }).startOfDay(),
  month: (day) => day.with({ day: 1 }).startOfDay(),
};

const lengthOf = { day: { days: 1 }, week: { weeks: 1 }, month: { months: 1 } } as const;

const dateOf = ({ epochMilliseconds }: Temporal.ZonedDateTime): Date => new Date(epochMilliseconds);

/** The day, week (from Monday) or month that contains `now` in a time zone; days of 23 and 25 hours included. */
export const periodAt = (period: Days, now: Date, timeZone: string): { readonly from: Date; readonly to: Date } => {
  const day = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).startOfDay();
  const from = startOf[period](day);
  return { from: dateOf(from), to: dateOf(from.add(lengthOf[period]).startOfDay()) };
};
