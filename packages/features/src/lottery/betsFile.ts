import type { DayRange } from '@baize/domain/days';
import { getBetsCsv } from '@baize/gateway-sdk/lottery';
import type { FileCall } from '../paging/index.ts';

/** The member's bets on a lottery as a CSV file. */
export const betsFile =
  (code: string, { from, to }: DayRange): FileCall =>
  (gateway, options) =>
    getBetsCsv(gateway, { code, from, to }, options);
