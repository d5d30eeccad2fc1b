import { getAccountRecordCsv as accountOperation } from '@baize/gateway-contract/client/records/getAccountRecordCsv';
import { getBettingRecordCsv as bettingOperation } from '@baize/gateway-contract/client/records/getBettingRecordCsv';
import { getProfitCsv as profitOperation } from '@baize/gateway-contract/client/records/getProfitCsv';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { callCsv } from '../transport/callCsv.ts';
import type { AccountFilter, BettingFilter, ProfitRange } from './records.types.ts';

/** The betting record as a CSV file. */
export const getBettingRecordCsv = (
  gateway: Gateway,
  { from, to, gameType, vassalage }: BettingFilter,
  options?: CallOptions,
): Answer<Blob> =>
  callCsv(gateway, bettingOperation, { from, to, gameType, vassalage, language: gateway.language() }, options);

/** The account record as a CSV file. */
export const getAccountRecordCsv = (
  gateway: Gateway,
  { from, to, kind }: AccountFilter,
  options?: CallOptions,
): Answer<Blob> => callCsv(gateway, accountOperation, { from, to, kind }, options);

/** Profit and loss by day as a CSV file. */
export const getProfitCsv = (gateway: Gateway, { from, to }: ProfitRange, options?: CallOptions): Answer<Blob> =>
  callCsv(gateway, profitOperation, { from, to }, options);
