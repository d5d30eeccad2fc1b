import { getAccountRecordCsv, getBettingRecordCsv, getProfitCsv } from '@baize/gateway-sdk/records';
import type { AccountFilter, BettingFilter, ProfitRange } from '@baize/gateway-sdk/records';
import type { FileCall } from '../paging/index.ts';

/** The betting record as a CSV file, with the filters of the list. */
export const bettingRecordFile =
  (filters: BettingFilter): FileCall =>
  (gateway, options) =>
    getBettingRecordCsv(gateway, filters, options);

/** The account record as a CSV file, with the filters of the list. */
export const accountRecordFile =
  (filters: AccountFilter): FileCall =>
  (gateway, options) =>
    getAccountRecordCsv(gateway, filters, options);

/** Profit and loss by day as a CSV file. */
export const profitFile =
  (range: ProfitRange): FileCall =>
  (gateway, options) =>
    getProfitCsv(gateway, range, options);
