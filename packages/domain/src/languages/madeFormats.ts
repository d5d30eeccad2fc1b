const numberFormats = new Map<string, Intl.NumberFormat>();
const dateTimeFormats = new Map<string, Intl.DateTimeFormat>();

/** What `make` makes, once for each key. */
const madeOnce = <T>(made: Map<string, T>, key: string, make: () => T): T => {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
};

/** A number format, made once for a locale and its options: making one costs as much as writing dozens of amounts. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  madeOnce(numberFormats, `${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));

/** A format of moments, made once for a locale and its options. */
export const dateTimeFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  madeOnce(dateTimeFormats, `${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));
