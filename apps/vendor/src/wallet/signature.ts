import { createHmac, timingSafeEqual } from 'node:crypto';

/** Where a call between vendor and gateway carries the second it was signed in (epoch) and its signature. */
export const SIGNATURE_HEADER = 'X-Vendor-Signature';
export const TIMESTAMP_HEADER = 'X-Vendor-Timestamp';

/** HMAC-SHA256 over the timestamp's digits followed by the body's bytes, in lower-case hex. */
export function signature(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(timestamp).update(body).digest('hex');
}

/** Whether a signature is the one of this timestamp and body; takes the same time for every wrong one. */
export function isSignedBy(secret: string, timestamp: string, body: string, given: string): boolean {
  const expected = Buffer.from(signature(secret, timestamp, body));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
