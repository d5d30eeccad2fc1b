import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers with the signature of a call, and with its time in epoch seconds. */
export const SIGNATURE_HEADER = 'X-Payments-Signature';
export const TIMESTAMP_HEADER = 'X-Payments-Timestamp';
const FRESH_SECONDS = 300;

/** A signed call. `path` includes the query. */
export type SignedCall = {
  readonly timestamp: string;
  readonly method: string;
  readonly path: string;
  readonly body: string;
};

/** HMAC-SHA256 in lower-case hex over timestamp, method, path and body, joined by line feeds. */
export const signature = (secret: string, { timestamp, method, path, body }: SignedCall): string =>
  createHmac('sha256', secret).update([timestamp, method, path, body].join('\n')).digest('hex');

/** True when the signature is valid and its timestamp is within five minutes of `now`. Compares in constant time. */
export const isSigned = (secret: string, call: SignedCall, given: string, now: number): boolean => {
  const expected = Buffer.from(signature(secret, call));
  const actual = Buffer.from(given);
  const fresh = /^\d{1,12}$/u.test(call.timestamp) && Math.abs(now / 1000 - Number(call.timestamp)) <= FRESH_SECONDS;
  return fresh && expected.length === actual.length && timingSafeEqual(expected, actual);
};
