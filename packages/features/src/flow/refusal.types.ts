import type { GatewayError, GatewayErrorKind } from '@baize/gateway-sdk';

/**
 * Why a step was not taken: one of the codes that the contract names for its call (`RefusalCode<'logIn'>`), or what
 * failed on the way. `broken` is an effect that threw, `insecure` a page without https, where nothing can be sealed.
 */
export type Refusal<Code extends string = never> = {
  readonly code: Code | Exclude<GatewayErrorKind, 'business'> | 'broken' | 'insecure';
  /** The gateway's word on it: its sentence, and what belongs to the code. */
  readonly error?: GatewayError | undefined;
};

/** The answer of an effect whose step was not taken. */
export type Refused<Code extends string = never> = { readonly kind: 'refused'; readonly refusal: Refusal<Code> };
