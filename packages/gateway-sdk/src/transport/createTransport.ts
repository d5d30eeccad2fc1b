import { languages } from '@baize/domain/languages';
import { steadyNow } from '../clock/index.ts';
import type { GatewayOptions } from '../gateway.types.ts';
import { createSend } from './createSend.ts';
import { lazySealing } from './lazySealing.ts';
import { createServerClock } from './serverClock.ts';
import type { Transport } from './transport.types.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

// The forms of all calls contain strings only.
const formText = (form: unknown): string => new URLSearchParams(form as Readonly<Record<string, string>>).toString();

/** Creates the transport that all calls of a gateway use. */
export const createTransport = (options: GatewayOptions): Transport => {
  const { clock = Date } = options;
  const now = () => clock.now();
  const server = createServerClock(steadyNow, now);
  const send = createSend(options, { now, hear: server.hear }, () => languages[options.language()].sentAs);
  const sealed = lazySealing(options.cipher, send, now);
  return {
    now: server.now,
    call: (operation, { query, body, form, headers = {}, unchanged, keepalive }, read, call = {}) => {
      const facts = { query, unchanged, keepalive };
      if (form !== undefined) {
        const request = { ...facts, body: formText(form), headers: { ...headers, ...FORM } };
        return send(operation, request, read, call);
      }
      const json = body === undefined ? undefined : JSON.stringify(body);
      return send(operation, { ...facts, body: json, headers }, read, call);
    },
    callSealed: (operation, payload, read, call = {}) => sealed((calls) => calls.call(operation, payload, read, call)),
    seal: (text, call = {}) => sealed((calls) => calls.seal(text, call)),
    prepare: (call = {}) => sealed((calls) => calls.prepare(call)),
  };
};
