import { languages } from '@baize/domain/languages';
import { operations } from '@baize/gateway-contract/client';
import type { Answer, CallOptions, GatewayOptions, MoneyCallOptions } from '../gateway.types.ts';
import { randomKey } from '../randomKey.ts';
import { fail, ok } from '../result.ts';
import { createAttempt } from './attempt.ts';
import type { WireRequest } from './attempt.ts';
import type { OperationId } from './calls.types.ts';
import { pause } from './deadline.ts';
import { headersOf } from './headers.ts';
import { createKeyRing, keysOf } from './keyRing.ts';
import { openAnswer } from './openAnswer.ts';
import { retryDelay } from './retry.ts';
import { createSealer } from './sealer.ts';
import type { Read, Transport } from './transport.types.ts';

const outdated = (code: string | undefined): boolean => code === 'unknownKey' || code === 'staleRequest';

/** The one way to the gateway: headers, time-outs, retries of reads, sealing and opening, as the contract says of each call. */
export const createTransport = (options: GatewayOptions): Transport => {
  const { clock = Date, random = Math.random } = options;
  const now = () => clock.now();
  const attempt = createAttempt(options.baseUrl ?? '', options.fetch ?? ((request) => fetch(request)));
  const language = () => languages[options.language()].sentAs;
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

  const send = async <T>(
    id: OperationId,
    request: WireRequest,
    read: Read<T>,
    { signal, idempotencyKey = randomKey() }: MoneyCallOptions,
  ): Answer<T> => {
    for (let tries = 0; ; tries += 1) {
      const token = options.token();
      if (token === undefined && operations[id].token === 'required') return fail({ kind: 'unauthenticated' });
      const headers = { ...headersOf(id, { token, language: language(), idempotencyKey }), ...request.headers };
      const answer = await once(id, { ...request, headers }, read, signal);
      if (answer.ok) return answer;
      if (answer.error.kind === 'unauthenticated') endSession(token);
      const delay = operations[id].method === 'get' ? retryDelay(tries, answer.error, random) : undefined;
      if (delay === undefined) return answer;
      await pause(delay, signal);
      if (signal?.aborted === true) return fail({ kind: 'aborted' });
    }
  };

  const ring = createKeyRing((call) => send('getKeys', { headers: {} }, keysOf(now), call));
  const sealer = createSealer(options.cipher, ring, now);

  return {
    call: (id, { query, body, headers = {} }, read, call = {}) => {
      const json = body === undefined ? undefined : JSON.stringify(body);
      const type = json === undefined ? undefined : 'application/json';
      return send(id, { query, body: json, headers: { ...headers, 'Content-Type': type } }, read, call);
    },
    callSealed: async (id, payload, read, call = {}) => {
      const text = JSON.stringify(payload);
      for (let tries = 0; ; tries += 1) {
        const sealed = await sealer.seal(text, call);
        if (!sealed.ok) return sealed;
        const { text: body, contentType, keys } = sealed.value;
        const answer = await send(id, { body, headers: { 'Content-Type': contentType } }, read, call);
        if (answer.ok || answer.error.kind !== 'http' || !outdated(answer.error.code) || tries > 0) return answer;
        ring.forget(keys);
      }
    },
    seal: (text, call: CallOptions = {}) => sealer.seal(text, call),
    prepare: (call: CallOptions = {}) => sealer.prepare(call),
    merchant: options.merchant,
    language,
    luck: random(),
  };
};
