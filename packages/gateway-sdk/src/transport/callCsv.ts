import type { Operation, OperationId, QueryOf } from '@baize/gateway-contract/client';
import type { Answer, CallOptions, Gateway, Read } from '../gateway.types.ts';
import { fail, ok } from '../result.ts';
import { readBlob } from './readBlob.ts';

const CSV = 'text/csv';

/** Sends a call that answers a CSV file, and reads the file whole; a file that breaks off is a network error. */
export const callCsv = async <Id extends OperationId>(
  gateway: Gateway,
  operation: Operation<Id>,
  query: QueryOf<Id>,
  options: CallOptions = {},
): Answer<Blob> => {
  const read: Read<Id, ReadableStream<Uint8Array>> = (stream, { headers }) =>
    headers.get('Content-Type')?.startsWith(CSV) === true && stream instanceof ReadableStream ? stream : undefined;
  const answer = await gateway.call(operation, { query, headers: { Accept: CSV } }, read, options);
  if (!answer.ok) return answer;
  const blob = await readBlob(answer.value, CSV, options.signal);
  if (options.signal?.aborted === true) return fail({ kind: 'aborted' });
  return blob === undefined ? fail({ kind: 'network' }) : ok(blob);
};
