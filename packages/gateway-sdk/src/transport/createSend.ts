import type { Operation, OperationId, Schemas, ValueOf } from '@baize/gateway-contract/client';
import type { Answer, GatewayOptions, Read } from '../gateway.types.ts';
import { randomKey } from '../randomKey.ts';
import { fail, ok } from '../result.ts';
import { createAttempt } from './attempt.ts';
import { checked } from './checked.ts';
import { pause } from './deadline.ts';
import { openAnswer } from './openAnswer.ts';
import { retryDelay } from './retry.ts';
import type { Send, WireRequest } from './transport.types.ts';

type HeaderFacts = {
  readonly token: string | undefined;
  readonly language: Schemas['LanguageCode'];
  readonly idempotencyKey: string;
};

/**
 * The headers of a call, derived from its facts in the contract (D38). The token is sent only to calls that read one
 * (D24).
 */
const headersOf = (
  { module, token, once }: Operation,
  facts: HeaderFacts,
): Readonly<Record<string, string | undefined>> => ({
  'X-Module-Id': module,
  'X-Language': facts.language,
  Authorization: token !== undefined && facts.token !== undefined ? `Bearer ${facts.token}` : undefined,
  'Idempotency-Key': once === true ? facts.idempotencyKey : undefined,
});

/** Sends calls with the headers that the contract requires, unwraps and checks the responses, and retries reads. */
export const createSend = (
  options: GatewayOptions,
  { now, hear }: { readonly now: () => number; readonly hear: (headers: Headers) => void },
  language: () => Schemas['LanguageCode'],
): Send => {
  const { random = Math.random } = options;
  const cdnSeed = random();
  const attempt = createAttempt(options.baseUrl ?? '', options.fetch ?? ((request) => fetch(request)));
  let refusedToken: string | undefined;

  const endSession = (token: string | undefined) => {
    if (token === undefined || token === refusedToken || token !== options.token()) return;
    refusedToken = token;
    options.onUnauthenticated?.();
  };

  const once = async <Id extends OperationId, T>(
    operation: Operation<Id>,
    request: WireRequest<T>,
    read: Read<Id, T>,
    signal?: AbortSignal,
  ): Answer<T> => {
    const answer = await attempt(operation, request, signal);
    if (!answer.ok) return answer;
    const { status, headers } = answer.value;
    hear(headers);
    const opened = openAnswer(answer.value, now());
    if (!opened.ok) return opened;
    // The check is generated from the schema of this type.
    const wire = checked(operation.value, opened.value) as ValueOf<Id> | undefined;
    const value =
      status === 304 ? request.unchanged : wire === undefined ? undefined : read(wire, { headers, cdnSeed });
    return value === undefined ? fail({ kind: 'malformed', status }) : ok(value);
  };

  return async (operation, request, read, { signal, idempotencyKey = randomKey() }) => {
    for (let tries = 0; ; tries += 1) {
      const token = options.token();
      if (token === undefined && operation.token === 'required') return fail({ kind: 'unauthenticated' });
      const headers = { ...headersOf(operation, { token, language: language(), idempotencyKey }), ...request.headers };
      const answer = await once(operation, { ...request, headers }, read, signal);
      if (answer.ok) return answer;
      if (answer.error.kind === 'unauthenticated') endSession(token);
      const isRead = operation.method === 'get';
      const delay = isRead ? retryDelay(tries, answer.error, random) : undefined;
      if (delay === undefined) return answer;
      await pause(delay, signal);
      if (signal?.aborted === true) return fail({ kind: 'aborted' });
    }
  };
};
