/** First and last date as `YYYY-MM-DD`, both inclusive; an empty string for no choice. */
export type Dates = { from: string; to: string };

/** REQ-226. */
export type DateRangePreset = 'next7' | 'next30' | 'last7' | 'last30';

// Offsets from today in days; today counts as one of the seven or thirty.
const spans = {
  next7: [0, 6],
  next30: [0, 29],
  last7: [-6, 0],
  last30: [-29, 0],
} as const satisfies Record<DateRangePreset, readonly [from: number, to: number]>;

/** The dates of a preset, relative to `today` in the caller's time zone. */
export function presetDates(preset: DateRangePreset, today: string): Dates {
  const [from, to] = spans[preset];
  return { from: addDays(today, from), to: addDays(today, to) };
}

// Calculates in UTC, where every day has 24 hours.
function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
