/** First and last day as `YYYY-MM-DD`, both inclusive; an empty string for no choice. */
export type Days = { from: string; to: string };

/** REQ-226, and the periods of reports. */
export type DatePreset = 'today' | 'yesterday' | 'next7' | 'next30' | 'last7' | 'last30' | 'thisMonth' | 'lastMonth';

// Offsets from today in days; today counts as one of the seven or thirty.
const spans: Partial<Record<DatePreset, readonly [from: number, to: number]>> = {
  today: [0, 0],
  yesterday: [-1, -1],
  next7: [0, 6],
  next30: [0, 29],
  last7: [-6, 0],
  last30: [-29, 0],
};

/** The days of a preset, relative to `today` in the caller's time zone. This month ends today. */
export const presetDates = (preset: DatePreset, today: string): Days => {
  const span = spans[preset];
  if (span) return { from: addDays(today, span[0]), to: addDays(today, span[1]) };
  const first = `${today.slice(0, 8)}01`;
  if (preset === 'thisMonth') return { from: first, to: today };
  const last = addDays(first, -1);
  return { from: `${last.slice(0, 8)}01`, to: last };
};

// Calculates in UTC, where every day has 24 hours.
const addDays = (day: string, days: number): string => {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};
