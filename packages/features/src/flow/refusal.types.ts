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
