const startOf = (moment: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).startOfDay();

const dateOf = ({ epochMilliseconds }: Temporal.ZonedDateTime): Date => new Date(epochMilliseconds);

/** The day or week (from Monday) that contains `now`, in the merchant's time zone. */
export const termOf = (
  kind: 'day' | 'week',
  now: Date,
  timeZone: string,
): { readonly from: Date; readonly to: Date } => {
  const day = startOf(now, timeZone);
  const from = kind === 'day' ? day : day.subtract({ days: day.dayOfWeek - 1 });
  return { from: dateOf(from), to: dateOf(from.add({ days: kind === 'day' ? 1 : 7 })) };
};
