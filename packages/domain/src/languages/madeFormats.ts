const numberFormats = new Map<string, Intl.NumberFormat>();
const dateTimeFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns the cached value of a key; calls `make` on the first request. */
const madeOnce = <T>(made: Map<string, T>, key: string, make: () => T): T => {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
};

/** A cached number format: constructing one costs as much as formatting dozens of amounts. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  madeOnce(numberFormats, `${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));

/** A cached date and time format for a locale and its options. */
export const dateTimeFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  madeOnce(dateTimeFormats, `${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));
