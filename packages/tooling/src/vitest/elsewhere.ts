/** The browser's locale in tests, with digits, calendar and direction that no test expects. */
const LOCALE = 'ar-EG-u-nu-arab-ca-islamic-umalqura';

const named = ([locales, ...rest]: readonly unknown[]): unknown[] => [locales ?? LOCALE, ...rest];

/** Makes a formatter use this locale if none is passed. */
const inBrowsersLocale = <T extends new (...all: never[]) => object>(format: T): T =>
  new Proxy(format, {
    construct: (target, all: unknown[]) => Reflect.construct(target, named(all)) as object,
    apply: (target, self, all: unknown[]) => Reflect.apply(target, self, named(all)) as object,
  });

// Simulates a browser far from any merchant: with the preset's time zone, any formatting that relies on defaults gives
// wrong results.
Object.assign(Intl, {
  Collator: inBrowsersLocale(Intl.Collator),
  DateTimeFormat: inBrowsersLocale(Intl.DateTimeFormat),
  DisplayNames: inBrowsersLocale(Intl.DisplayNames),
  ListFormat: inBrowsersLocale(Intl.ListFormat),
  NumberFormat: inBrowsersLocale(Intl.NumberFormat),
  PluralRules: inBrowsersLocale(Intl.PluralRules),
  RelativeTimeFormat: inBrowsersLocale(Intl.RelativeTimeFormat),
  Segmenter: inBrowsersLocale(Intl.Segmenter),
});
if (typeof navigator !== 'undefined')
  Object.defineProperty(navigator, 'languages', { get: () => ['ar-EG'], configurable: true });
