import { languages } from '@baize/domain/languages';
import type { GatewayOptions } from '../gateway.types.ts';
import { createSend } from './createSend.ts';
import { lazySealing } from './lazySealing.ts';
import type { Transport } from './transport.types.ts';

/** The one way to the gateway for every group of calls. */
export const createTransport = (options: GatewayOptions): Transport => {
  const { clock = Date, random = Math.random } = options;
  const now = () => clock.now();
  const language = () => languages[options.language()].sentAs;
  const send = createSend(options, now, language);
  const sealed = lazySealing(options.cipher, send, now);
  return {
    call: (id, { query, body, headers = {} }, read, call = {}) => {
      const json = body === undefined ? undefined : JSON.stringify(body);
      const type = json === undefined ? undefined : 'application/json';
      return send(id, { query, body: json, headers: { ...headers, 'Content-Type': type } }, read, call);
    },
    callSealed: (id, payload, read, call = {}) => sealed((calls) => calls.call(id, payload, read, call)),
    seal: (text, call = {}) => sealed((calls) => calls.seal(text, call)),
    prepare: (call = {}) => sealed((calls) => calls.prepare(call)),
    merchant: options.merchant,
    language,
    luck: random(),
  };
};
