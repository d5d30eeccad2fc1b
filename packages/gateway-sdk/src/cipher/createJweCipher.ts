import { CompactEncrypt, importJWK } from 'jose';
import type { Cipher } from './cipher.types.ts';

/** Compact JWE with ECDH-ES and A256GCM; `kid`, `iat` and `jti` are in the protected header (RFC 7516, D10). */
export const createJweCipher = (): Cipher => ({
  contentType: 'application/jose',
  seal: async (plaintext, { key, iat, jti }) => {
    const publicKey = await importJWK({ kty: key.kty, crv: key.crv, x: key.x, y: key.y }, 'ECDH-ES');
    return new CompactEncrypt(new TextEncoder().encode(plaintext))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid, iat, jti })
      .encrypt(publicKey);
  },
});
