/// <reference lib="esnext.temporal" />

/** Draw times on each day of the merchant: first at a minute of the day, then at a fixed interval. */
export type Schedule = { readonly firstMinute: number; readonly everyMinutes: number };

export type DrawTime = { readonly issueNumber: string; readonly drawTime: Date };

const timesOf = (day: Temporal.ZonedDateTime, { firstMinute, everyMinutes }: Schedule): DrawTime[] => {
  const [start, end] = [day, day.add({ days: 1 })].map((each) => each.startOfDay().epochMilliseconds);
  const date = day.toPlainDate().toString().replaceAll('-', '');
  const times: DrawTime[] = [];
  // Counted in elapsed time: a day on which the clocks go back has no duplicate issue numbers.
  for (let at = (start ?? 0) + firstMinute * 60_000; at < (end ?? 0); at += everyMinutes * 60_000)
    times.push({ issueNumber: `${date}-${String(times.length + 1).padStart(3, '0')}`, drawTime: new Date(at) });
  return times;
};

const dayOf = (moment: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);

/** The first draw after `now`. */
export const nextDraw = (schedule: Schedule, timeZone: string, now: Date): DrawTime => {
  let day = dayOf(now, timeZone);
  for (;;) {
    const next = timesOf(day, schedule).find(({ drawTime }) => drawTime > now);
    if (next !== undefined) return next;
    day = day.add({ days: 1 });
  }
};

/** The last `limit` draws up to `now`, newest first. */
export const lastDraws = (schedule: Schedule, timeZone: string, now: Date, limit: number): DrawTime[] => {
  const past: DrawTime[] = [];
  for (let day = dayOf(now, timeZone); past.length < limit; day = day.subtract({ days: 1 }))
    past.push(
      ...timesOf(day, schedule)
        .filter(({ drawTime }) => drawTime <= now)
        .toReversed(),
    );
  return past.slice(0, limit);
};
