import { dateTimeFormat } from '@baize/domain/languages';

const DAY_FROM_HOUR = 6;
const DAY_UNTIL_HOUR = 18;

/** True from 6:00 to 18:00 in a time zone; `moment` in milliseconds since 1970. */
export const isDaylight = (timeZone: string, moment: number): boolean => {
  const hour = Number(dateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(moment));
  return hour >= DAY_FROM_HOUR && hour < DAY_UNTIL_HOUR;
};
