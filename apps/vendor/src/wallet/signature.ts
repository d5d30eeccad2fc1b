import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where a call between vendor and gateway carries the second it was signed in (epoch) and its signature. */
export const SIGNATURE_HEADER = 'X-Vendor-Signature';
export const TIMESTAMP_HEADER = 'X-Vendor-Timestamp';

/** What a signature covers: one call at one moment. `path` is what follows the host, with the query. */
export interface SignedCall {
  readonly timestamp: string;
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** HMAC-SHA256, in lower-case hex, over timestamp, method, path and body with a line feed after each of the first three. */
export function signature(secret: string, { timestamp, method, path, body }: SignedCall): string {
  return createHmac('sha256', secret).update([timestamp, method, path, body].join('\n')).digest('hex');
}

/** Whether a signature is the one of this call; takes the same time for every wrong one. */
export function isSignedBy(secret: string, call: SignedCall, given: string): boolean {
  const expected = Buffer.from(signature(secret, call));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
