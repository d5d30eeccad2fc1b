/** 128 random bits as 32 hexadecimal digits: an Idempotency-Key, or the id of a sealed body. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
