import type { Operation } from '@baize/gateway-contract/client';
import createClient from 'openapi-fetch';
import type { GatewayError } from '../gatewayError.types.ts';
import type { Result } from '../result.ts';
import { fail, ok } from '../result.ts';
import { deadline } from './deadline.ts';
import type { WireAnswer } from './openAnswer.ts';
import type { WireRequest } from './transport.types.ts';

export type Attempt = (
  operation: Operation,
  request: WireRequest<unknown>,
  signal: AbortSignal | undefined,
) => Promise<Result<WireAnswer, GatewayError>>;

type AnyCall = {
  parameters: { query?: Record<string, unknown> };
  requestBody?: { content: { 'application/json': string } };
  responses: { 200: { content: { 'application/json': string } } };
};
type AnyPaths = Record<string, Record<Operation['method'], AnyCall>>;

const asIs = (body: unknown) => body;

const USUAL_SECONDS = 10;

/**
 * Sends one request and reads its whole response within the call's time-out (of a stream, only its head). A body that
 * breaks off counts as a network failure.
 */
export const createAttempt = (baseUrl: string, fetch: (request: Request) => Promise<Response>): Attempt => {
  const client = createClient<AnyPaths>({ baseUrl, fetch, bodySerializer: asIs });
  return async (
    { method, path, seconds = USUAL_SECONDS, value },
    { query, body, headers, keepalive = false },
    signal,
  ) => {
    const limit = deadline(seconds * 1000, signal);
    try {
      const { data, error, response } = await client.request(method, path, {
        params: query === undefined ? {} : { query },
        body,
        headers,
        parseAs: value === 'stream' ? 'stream' : 'text',
        // Without `no-store`, browsers queue a request behind a pending one to the same URL, even in another tab, to
        // reuse its response.
        cache: 'no-store',
        keepalive,
        signal: limit.signal,
      });
      return ok({ status: response.status, headers: response.headers, body: data ?? error });
    } catch {
      if (signal?.aborted === true) return fail({ kind: 'aborted' });
      return fail({ kind: limit.passed() ? 'timeout' : 'network' });
    } finally {
      limit.end();
    }
  };
};
