import { dateTimeFormat } from '../languages/madeFormats.ts';

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

/** Days from `from` to `to`, both included; a missing end is open. */
export type DayRange = { readonly from?: Day | undefined; readonly to?: Day | undefined };

/** Oldest age of a player, in years. A merchant names the youngest one. */
export const OLDEST_PLAYER = 120;

const DAY_MILLISECONDS = 86_400_000;
/** Lengths of presets in days. */
const WEEK = 7;
const MONTH = 30;
/** Years 1000 to 2999: other years have other lengths as text, or do not fit into a database's timestamp. */
const DAY = /^[12]\d{3}-\d\d-\d\d$/u;

const millisecondsOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** True for an existing day of the years 1000 to 2999. */
export const isDay = (text: string): boolean => {
  const milliseconds = DAY.test(text) ? millisecondsOf(text) : Number.NaN;
  return !Number.isNaN(milliseconds) && dayOf(milliseconds) === text;
};

/** The day in a time zone (IANA name) at a moment in milliseconds. */
export const dayAt = (moment: number, timeZone: string): Day => {
  const format = dateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return [parts.get('year')?.padStart(4, '0'), parts.get('month'), parts.get('day')].join('-');
};

/** The day `count` days later; earlier for a negative count. */
export const addDays = (day: Day, count: number): Day => dayOf(millisecondsOf(day) + count * DAY_MILLISECONDS);

/** Day of the week, 1 Monday to 7 Sunday (ISO 8601). */
const weekdayOf = (day: Day): number => new Date(millisecondsOf(day)).getUTCDay() || WEEK;

const startOfWeek = (day: Day): Day => addDays(day, 1 - weekdayOf(day));
const startOfMonth = (day: Day): Day => `${day.slice(0, 'YYYY-MM'.length)}-01`;

/** Days of each preset, from today (REQ-226). Weeks begin on Monday. */
const presets = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  thisWeek: (today) => ({ from: startOfWeek(today), to: today }),
  lastWeek: (today) => ({ from: addDays(startOfWeek(today), -WEEK), to: addDays(startOfWeek(today), -1) }),
  thisMonth: (today) => ({ from: startOfMonth(today), to: today }),
  lastMonth: (today) => {
    const last = addDays(startOfMonth(today), -1);
    return { from: startOfMonth(last), to: last };
  },
  last7: (today) => ({ from: addDays(today, 1 - WEEK), to: today }),
  last30: (today) => ({ from: addDays(today, 1 - MONTH), to: today }),
  next7: (today) => ({ from: today, to: addDays(today, WEEK - 1) }),
  next30: (today) => ({ from: today, to: addDays(today, MONTH - 1) }),
} as const satisfies Readonly<Record<string, (today: Day) => Required<DayRange>>>;

export type DayPreset = keyof typeof presets;

export const dayPresets = Object.keys(presets) as readonly DayPreset[];

export const isDayPreset = (text: string): text is DayPreset => Object.hasOwn(presets, text);

/** Days of a preset, both ends included; ends today, or begins today for `next7` and `next30` (REQ-226). */
export const daysOfPreset = (preset: DayPreset, today: Day): { readonly from: Day; readonly to: Day } =>
  presets[preset](today);

/** Number of days in a range, both ends included; 0 when it ends before it begins. */
export const countDays = ({ from, to }: { readonly from: Day; readonly to: Day }): number =>
  Math.max(0, (millisecondsOf(to) - millisecondsOf(from)) / DAY_MILLISECONDS + 1);
