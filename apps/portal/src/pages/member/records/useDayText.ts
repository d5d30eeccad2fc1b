import { dayAt, type Day } from '@baize/domain/days';
import { dateTimeFormat, formatLocale } from '@baize/domain/languages';
import { useStartUp } from '@baize/features/system';
import { useSite } from '../../../site/SiteContext.ts';

type DayTexts = {
  /** A day in full, e.g. "Sun, 1 March 2026". */
  readonly full: (day: Day) => string;
  /** On an axis, e.g. "1/3". */
  readonly short: (day: Day) => string;
  /** The day of a moment in the merchant's time zone. */
  readonly dayOf: (moment: string) => Day;
  readonly timeZone: string;
};

const noon = (day: Day): number => Date.parse(`${day}T12:00:00Z`);

const UTC = { timeZone: 'UTC' } as const;

/** Formatters of the merchant's days for the language on screen. */
export const useDayText = (): DayTexts => {
  const { language, document } = useSite();
  const { startUp } = useStartUp();
  const timeZone = startUp?.timeZone ?? UTC.timeZone;
  const locale = formatLocale(language, document.region);
  const full = dateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', ...UTC });
  const short = dateTimeFormat(locale, { day: 'numeric', month: 'numeric', ...UTC });
  return {
    full: (day) => full.format(noon(day)),
    short: (day) => short.format(noon(day)),
    dayOf: (moment) => dayAt(Date.parse(moment), timeZone),
    timeZone,
  };
};
