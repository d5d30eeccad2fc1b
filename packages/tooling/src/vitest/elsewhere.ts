/** The locale of the browser: other digits, another calendar and another direction than any test expects. */
const LOCALE = 'ar-EG-u-nu-arab-ca-islamic-umalqura';

const named = ([locales, ...rest]: readonly unknown[]): unknown[] => [locales ?? LOCALE, ...rest];

/** A format that is made without a locale is the browser's. */
const inBrowsersLocale = <T extends new (...all: never[]) => object>(format: T): T =>
  new Proxy(format, {
    construct: (target, all: unknown[]) => Reflect.construct(target, named(all)) as object,
    apply: (target, self, all: unknown[]) => Reflect.apply(target, self, named(all)) as object,
  });

// A browser far from any merchant: with the zone that the preset sets, nothing that code leaves open comes out right.
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
