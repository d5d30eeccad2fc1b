import { languages } from '@baize/domain/languages';
import type { GatewayOptions } from '../gateway.types.ts';
import { createSend } from './createSend.ts';
import { lazySealing } from './lazySealing.ts';
import type { Transport } from './transport.types.ts';

/** The one way to the gateway for every call. */
export const createTransport = (options: GatewayOptions): Transport => {
  const { clock = Date } = options;
  const now = () => clock.now();
  const send = createSend(options, now, () => languages[options.language()].sentAs);
  const sealed = lazySealing(options.cipher, send, now);
  return {
    call: (operation, { query, body, headers = {}, unchanged, keepalive }, read, call = {}) => {
      const json = body === undefined ? undefined : JSON.stringify(body);
      const request = { query, body: json, headers, unchanged, keepalive };
      return send(operation, request, read, call);
    },
    callSealed: (operation, payload, read, call = {}) => sealed((calls) => calls.call(operation, payload, read, call)),
    seal: (text, call = {}) => sealed((calls) => calls.seal(text, call)),
    prepare: (call = {}) => sealed((calls) => calls.prepare(call)),
  };
};
