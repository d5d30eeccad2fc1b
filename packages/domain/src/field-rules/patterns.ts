const matches = (pattern: RegExp) => (value: string) => pattern.test(value);

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isCalendarDate = (year: number, month: number, day: number): boolean => {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = (DAYS_IN_MONTH[month - 1] ?? 0) + (month === 2 && isLeapYear ? 1 : 0);
  return year >= 1 && day >= 1 && day <= days;
};

const isYearFirstDate = (value: string): boolean => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(value) ?? [];
  return isCalendarDate(Number(year), Number(month), Number(day));
};

const isMonthFirstDate = (value: string): boolean => {
  const [, month, day, year] = /^(\d{2})-(\d{2})-(\d{4})$/u.exec(value) ?? [];
  return isCalendarDate(Number(year), Number(month), Number(day));
};

/** The HTML standard's valid e-mail address, with at least one dot in its domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/u;

/**
 * The seventeen patterns by id, as predicates of a non-empty value (REQ-127, REQ-128, in the reading of D18). Letters
 * are A to Z unless a line says any script, where combining marks belong to their letter.
 */
export const patterns = {
  /** Length only. */
  0: () => true,
  /** Starts with a letter; only letters and digits, both present. */
  1: matches(/^(?=.*\d)[a-zA-Z][a-zA-Z\d]*$/u),
  /** Letters and Chinese, no digits. */
  2: matches(/^[a-zA-Z\p{Script=Han}]+$/u),
  /** A valid e-mail address. */
  3: matches(EMAIL),
  /** Letters and digits, either, nothing else. */
  4: matches(/^[a-zA-Z\d]+$/u),
  /** Letters and digits both present, other characters allowed. */
  5: matches(/^(?=[^]*[a-zA-Z])(?=[^]*\d)/u),
  /** Digits only. */
  6: matches(/^\d+$/u),
  /** At least one letter, one digit and one capital. */
  7: matches(/^(?=[^]*[A-Z])(?=[^]*\d)/u),
  /** Letters of any script, and spaces. */
  8: matches(/^(?=.*\p{L})[\p{L}\p{M} ]+$/u),
  /** No spaces. */
  9: matches(/^\S+$/u),
  /** Chinese, punctuation and symbols. */
  10: matches(/^[\p{Script=Han}\p{P}\p{S}]+$/u),
  /** A real date, yyyy-MM-dd. */
  11: isYearFirstDate,
  /** At least two letters of any script, and spaces. */
  12: matches(/^(?=.*\p{L}.*\p{L})[\p{L}\p{M} ]+$/u),
  /** A real date, MM-dd-yyyy. */
  13: isMonthFirstDate,
  /** Only letters and digits, both present. */
  14: matches(/^(?=.*[a-zA-Z])(?=.*\d)[a-zA-Z\d]+$/u),
  /** Korean only. */
  15: matches(/^\p{Script=Hangul}+$/u),
  /** Thai only. */
  16: matches(/^\p{Script=Thai}+$/u),
} as const satisfies Record<number, (value: string) => boolean>;

export type PatternId = keyof typeof patterns;

/** True for the id of one of the seventeen patterns. */
export const isPatternId = (value: number): value is PatternId => Object.hasOwn(patterns, value);
