import type { DayRange } from '@baize/domain/days';
import { and, gte, lt } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const startOf = (day: Temporal.PlainDate, timeZone: string): Date =>
  new Date(day.toZonedDateTime(timeZone).epochMilliseconds);

/** True for rows whose moment lies within a range of days in a time zone, both ends included. */
export const inDays = (column: PgColumn, { from, to }: DayRange, timeZone: string): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(column, startOf(Temporal.PlainDate.from(from), timeZone)),
    to === undefined ? undefined : lt(column, startOf(Temporal.PlainDate.from(to).add({ days: 1 }), timeZone)),
  );
