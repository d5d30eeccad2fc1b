import type { Jurisdiction } from '@baize/domain/jurisdictions';

type Night = NonNullable<Jurisdiction['nightBreak']>;

/**
 * The first or the last instant at which a clock of the zone shows a time of a day. A time that the clock skips is the
 * instant of the skip.
 */
const instantOf = (
  date: Temporal.PlainDate,
  time: string,
  timeZone: string,
  which: 'earlier' | 'later',
): Temporal.Instant => {
  const wanted = date.toPlainDateTime(time);
  const found = wanted.toZonedDateTime(timeZone, { disambiguation: which });
  if (found.toPlainDateTime().equals(wanted)) return found.toInstant();
  const after = wanted.toZonedDateTime(timeZone, { disambiguation: 'later' }).add({ nanoseconds: 1 });
  return (after.getTimeZoneTransition('previous') ?? after).toInstant();
};

/**
 * The end of the night without play that `now` is in; undefined by day. Its hours are those that a clock of the zone
 * shows, so it is shorter or longer on the days on which the clock is changed.
 */
export const nightEnd = ({ from, to }: Night, now: Date, timeZone: string): Date | undefined => {
  const at = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  const today = at.toZonedDateTimeISO(timeZone).toPlainDate();
  const nights = from < to ? 0 : 1;
  for (const begins of [today.subtract({ days: 1 }), today]) {
    const end = instantOf(begins.add({ days: nights }), to, timeZone, 'later');
    const isOn =
      Temporal.Instant.compare(instantOf(begins, from, timeZone, 'earlier'), at) <= 0 &&
      Temporal.Instant.compare(at, end) < 0;
    if (isOn) return new Date(end.epochMilliseconds);
  }
  return undefined;
};
