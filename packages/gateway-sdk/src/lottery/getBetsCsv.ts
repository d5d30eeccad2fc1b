import { getBetsCsv as operation } from '@baize/gateway-contract/client/lottery/getBetsCsv';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { RangeAsked } from '../paging/index.ts';
import { callCsv } from '../transport/callCsv.ts';

/** The member's bets, latest first, on one lottery or on all, as a CSV file of at most 10,000 rows and their totals. */
export const getBetsCsv = (
  gateway: Gateway,
  { code, from, to }: RangeAsked & { readonly code?: string | undefined } = {},
  options?: CallOptions,
): Answer<Blob> => callCsv(gateway, operation, { gameCode: code, from, to, language: gateway.language() }, options);
