/** A public key of the gateway, as its keys call gives it (RFC 7517). */
export type PublicKey = {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y: string;
  readonly kid: string;
};

/** What a body is sealed with: `iat` in seconds by the server's clock, `jti` never used before (D10). */
export type Seal = { readonly key: PublicKey; readonly iat: number; readonly jti: string };

/** How encrypted bodies are made. A merchant whose gateway uses another scheme plugs in its own (D10). */
export type Cipher = {
  readonly contentType: string;
  readonly seal: (plaintext: string, seal: Seal) => Promise<string>;
};
