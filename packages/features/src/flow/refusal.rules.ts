import type { GatewayError, GatewayErrorKind } from '@baize/gateway-sdk';

/**
 * Why a step failed: a code that the contract names for its call (`RefusalCode<'logIn'>`), or the kind of a failed
 * request. `broken`: an effect threw; `insecure`: a page without https, where nothing can be encrypted.
 */
export type Refusal<Code extends string = never> = {
  readonly code: Code | Exclude<GatewayErrorKind, 'business'> | 'broken' | 'insecure';
  /** The gateway's error, with its sentence and the values of the code. */
  readonly error?: GatewayError | undefined;
};

/** Answer of an effect whose step failed. */
export type Refused<Code extends string = never> = { readonly kind: 'refused'; readonly refusal: Refusal<Code> };

/** True on a page without https, where browsers offer no Web Crypto for encryption and proof of work. */
const isInsecure = (): boolean => 'isSecureContext' in globalThis && !globalThis.isSecureContext;

/** Refusal of an effect that threw: `insecure` on a page without https, else `broken`, as for a missing chunk. */
export const broken = (): Refused => ({ kind: 'refused', refusal: { code: isInsecure() ? 'insecure' : 'broken' } });

/**
 * Refusal of a failed call. A code that the contract does not name is kept, too: the portal has no words for it and
 * shows the gateway's sentence.
 */
export const refused = <Code extends string>(error: GatewayError): Refused<Code> => {
  if (error.kind === 'malformed' && isInsecure()) return broken();
  return { kind: 'refused', refusal: { code: error.kind === 'business' ? (error.code as Code) : error.kind, error } };
};

/**
 * Milliseconds until the gateway accepts another attempt; 0 unless the refusal is a rate limit. A lock-out counts as 0:
 * it names an hour of the gateway's clock, and the player's own may be wrong.
 */
export const waitAfter = (refusal: Refusal<string> | undefined): number =>
  refusal?.error?.kind === 'rateLimited' ? refusal.error.retryAfter * 1000 : 0;
