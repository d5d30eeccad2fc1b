import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'X-Vendor-Signature';
export const TIMESTAMP_HEADER = 'X-Vendor-Timestamp';
const FRESH_SECONDS = 300;

/** HMAC-SHA256 over the digits of the timestamp followed by the body, in lower-case hex. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(timestamp).update(body).digest('hex');

/** Whether a call was signed by a vendor, and within the last five minutes. */
export const isSigned = (
  secret: string,
  {
    timestamp = '',
    signature = '',
    body,
  }: { timestamp: string | undefined; signature: string | undefined; body: string },
  now: number,
): boolean => {
  const expected = Buffer.from(signatureOf(secret, timestamp, body));
  const given = Buffer.from(signature);
  const fresh = /^\d{1,12}$/u.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= FRESH_SECONDS;
  return fresh && expected.length === given.length && timingSafeEqual(expected, given);
};
