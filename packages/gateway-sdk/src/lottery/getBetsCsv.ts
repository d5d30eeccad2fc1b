import { getBetsCsv as operation } from '@baize/gateway-contract/client/lottery/getBetsCsv';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import type { RangeAsked } from '../paging/index.ts';
import { fail, ok } from '../result.ts';
import { readBlob } from '../transport/readBlob.ts';

const CSV = 'text/csv';

/** The member's bets, latest first, on one lottery or on all, as a CSV file of at most 10,000 rows and their totals. */
export const getBetsCsv = async (
  gateway: Gateway,
  { code, from, to }: RangeAsked & { readonly code?: string | undefined } = {},
  options: CallOptions = {},
): Answer<Blob> => {
  const query = { gameCode: code, from, to, language: gateway.language() };
  const read = (stream: ReadableStream<Uint8Array>, { headers }: { readonly headers: Headers }) =>
    headers.get('Content-Type')?.startsWith(CSV) === true ? stream : undefined;
  const answer = await gateway.call(operation, { query, headers: { Accept: CSV } }, read, options);
  if (!answer.ok) return answer;
  const blob = await readBlob(answer.value, CSV, options.signal);
  if (options.signal?.aborted === true) return fail({ kind: 'aborted' });
  return blob === undefined ? fail({ kind: 'network' }) : ok(blob);
};
