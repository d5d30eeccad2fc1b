import type { Operation, OperationId, QueryOf } from '@baize/gateway-contract/client';
import type { Answer, CallOptions, Gateway, Read } from '../gateway.types.ts';
import { fail, ok } from '../result.ts';
import { readBlob } from './readBlob.ts';

/** Sends a call that answers a file of a media type, and reads the file whole; one that breaks off is a network error. */
export const callFile = async <Id extends OperationId>(
  gateway: Gateway,
  operation: Operation<Id>,
  { type, query }: { readonly type: string; readonly query: QueryOf<Id> },
  options: CallOptions = {},
): Answer<Blob> => {
  const read: Read<Id, ReadableStream<Uint8Array>> = (stream, { headers }) =>
    headers.get('Content-Type')?.startsWith(type) === true && stream instanceof ReadableStream ? stream : undefined;
  const answer = await gateway.call(operation, { query, headers: { Accept: type } }, read, options);
  if (!answer.ok) return answer;
  const blob = await readBlob(answer.value, type, options.signal);
  if (options.signal?.aborted === true) return fail({ kind: 'aborted' });
  return blob === undefined ? fail({ kind: 'network' }) : ok(blob);
};
