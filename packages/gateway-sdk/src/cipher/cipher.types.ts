/** A public key of the gateway, as `getKeys` returns it (RFC 7517). */
export type PublicKey = {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y: string;
  readonly kid: string;
};

/** Inputs of sealing a body: `iat` in seconds by the server's clock, a `jti` that is used once (D10). */
export type Seal = { readonly key: PublicKey; readonly iat: number; readonly jti: string };

/** Encrypts request bodies. A merchant whose gateway uses another scheme passes its own (D10). */
export type Cipher = {
  readonly contentType: string;
  readonly seal: (plaintext: string, seal: Seal) => Promise<string>;
};
