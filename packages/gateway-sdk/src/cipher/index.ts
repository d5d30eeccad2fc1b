export type { Cipher, PublicKey, Seal } from './cipher.types.ts';
export { createJweCipher } from './createJweCipher.ts';
