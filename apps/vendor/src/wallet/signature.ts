import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers with the signature of a call, and with its time in epoch seconds. */
export const SIGNATURE_HEADER = 'X-Vendor-Signature';
export const TIMESTAMP_HEADER = 'X-Vendor-Timestamp';

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

/** True when the signature is valid for this call. Compares in constant time. */
export const isSignedBy = (secret: string, call: SignedCall, given: string): boolean => {
  const expected = Buffer.from(signature(secret, call));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};
