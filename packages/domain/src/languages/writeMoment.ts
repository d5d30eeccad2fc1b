const OF_TIME: ReadonlySet<Intl.DateTimeFormatPartTypes> = new Set([
  'hour',
  'minute',
  'second',
  'dayPeriod',
  'timeZoneName',
]);
const [LEFT_TO_RIGHT_ISOLATE, POP_ISOLATE] = ['\u2066', '\u2069'];

/**
 * Formats a moment and isolates a time of day that has Latin letters. Without that, digits after a word in Arabic
 * script are ordered as part of it (UAX #9, W2) and "5:00 AM" comes out backwards.
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
