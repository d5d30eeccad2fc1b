import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'X-Vendor-Signature';
export const TIMESTAMP_HEADER = 'X-Vendor-Timestamp';
const FRESH_SECONDS = 300;

/** What a signature covers: one call at one moment. `path` is what follows the host, with the query. */
export type SignedCall = {
  readonly timestamp: string;
  readonly method: string;
  readonly path: string;
  readonly body: string;
};

/** HMAC-SHA256, in lower-case hex, over timestamp, method, path and body with a line feed after each of the first three. */
export const signatureOf = (secret: string, { timestamp, method, path, body }: SignedCall): string =>
  createHmac('sha256', secret).update([timestamp, method, path, body].join('\n')).digest('hex');

/** Whether a call was signed by a vendor, and within the last five minutes; takes the same time for every wrong signature. */
export const isSigned = (secret: string, call: SignedCall, signature: string, now: number): boolean => {
  const expected = Buffer.from(signatureOf(secret, call));
  const given = Buffer.from(signature);
  const fresh = /^\d{1,12}$/u.test(call.timestamp) && Math.abs(now / 1000 - Number(call.timestamp)) <= FRESH_SECONDS;
  return fresh && expected.length === given.length && timingSafeEqual(expected, given);
};
