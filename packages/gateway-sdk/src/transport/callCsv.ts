import type { Operation, OperationId, QueryOf } from '@baize/gateway-contract/client';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';
import { callFile } from './callFile.ts';

/** Sends a call that answers a CSV file, and reads the file whole. */
export const callCsv = <Id extends OperationId>(
  gateway: Gateway,
  operation: Operation<Id>,
  query: QueryOf<Id>,
  options?: CallOptions,
): Answer<Blob> => callFile(gateway, operation, { type: 'text/csv', query }, options);
