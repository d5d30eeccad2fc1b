import { operations } from '@baize/gateway-contract/client';
import type { Answer, GatewayOptions } from '../gateway.types.ts';
import { randomKey } from '../randomKey.ts';
import { fail, ok } from '../result.ts';
import { createAttempt } from './attempt.ts';
import type { WireRequest } from './attempt.ts';
import type { OperationId, Schemas } from './calls.types.ts';
import { pause } from './deadline.ts';
import { headersOf } from './headers.ts';
import { openAnswer } from './openAnswer.ts';
import { retryDelay } from './retry.ts';
import type { Read, Send } from './transport.types.ts';

/** Sends calls with the headers that the contract asks for, opens their answers, and tries reads again. */
export const createSend = (
  options: GatewayOptions,
  now: () => number,
  language: () => Schemas['LanguageCode'],
): Send => {
  const attempt = createAttempt(options.baseUrl ?? '', options.fetch ?? ((request) => fetch(request)));
  let refusedToken: string | undefined;

  const endSession = (token: string | undefined) => {
    if (token === undefined || token === refusedToken || token !== options.token()) return;
    refusedToken = token;
    options.onUnauthenticated?.();
  };

  const once = async <T>(id: OperationId, request: WireRequest, read: Read<T>, signal?: AbortSignal): Answer<T> => {
    const answer = await attempt(id, request, signal);
    if (!answer.ok) return answer;
    const opened = openAnswer(answer.value, now());
    if (!opened.ok) return opened;
    const value = read(opened.value, answer.value);
    return value === undefined ? fail({ kind: 'malformed', status: answer.value.status }) : ok(value);
  };

  return async (id, request, read, { signal, idempotencyKey = randomKey() }) => {
    for (let tries = 0; ; tries += 1) {
      const token = options.token();
      if (token === undefined && operations[id].token === 'required') return fail({ kind: 'unauthenticated' });
      const headers = { ...headersOf(id, { token, language: language(), idempotencyKey }), ...request.headers };
      const answer = await once(id, { ...request, headers }, read, signal);
      if (answer.ok) return answer;
      if (answer.error.kind === 'unauthenticated') endSession(token);
      const isRead = operations[id].method === 'get';
      const delay = isRead ? retryDelay(tries, answer.error, options.random ?? Math.random) : undefined;
      if (delay === undefined) return answer;
      await pause(delay, signal);
      if (signal?.aborted === true) return fail({ kind: 'aborted' });
    }
  };
};
