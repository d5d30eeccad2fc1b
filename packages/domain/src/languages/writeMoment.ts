const OF_TIME: ReadonlySet<Intl.DateTimeFormatPartTypes> = new Set([
  'hour',
  'minute',
  'second',
  'dayPeriod',
  'timeZoneName',
]);
const [LEFT_TO_RIGHT_ISOLATE, POP_ISOLATE] = ['\u2066', '\u2069'];

/**
 * Writes a moment. After a word in Arabic script, digits are ordered as part of it (UAX #9, W2), which puts a time such as
 * "5:00 AM" backwards: a time of day with Latin letters keeps its own order.
 */
export const writeMoment = (format: Intl.DateTimeFormat, moment: Date | number): string => {
  const parts = format.formatToParts(moment);
  const first = parts.findIndex(({ type }) => OF_TIME.has(type));
  const last = parts.findLastIndex(({ type }) => OF_TIME.has(type));
  const text = (from: number, to?: number): string =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('');
  const [before, time, after] = [text(0, first), text(first, last + 1), text(last + 1)];
  if (first === -1 || !/\p{Script=Arabic}/u.test(before) || !/\p{Script=Latin}/u.test(time)) return text(0);
  return `${before}${LEFT_TO_RIGHT_ISOLATE}${time}${POP_ISOLATE}${after}`;
};
