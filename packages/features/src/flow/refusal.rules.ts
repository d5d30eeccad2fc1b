import type { GatewayError } from '@baize/gateway-sdk';
import type { Refusal, Refused } from './refusal.types.ts';

/** What of the browser's seals and proves is there on https alone. */
const isInsecure = (): boolean => 'isSecureContext' in globalThis && !globalThis.isSecureContext;

/** An effect that threw: a page without https, or a part of the program that did not come. */
export const broken = (): Refused => ({ kind: 'refused', refusal: { code: isInsecure() ? 'insecure' : 'broken' } });

/**
 * A call that did not bring its value. A code that the contract does not name is kept, too: nobody has words for it,
 * so that the gateway's own sentence is shown.
 */
export const refused = <Code extends string>(error: GatewayError): Refused<Code> => {
  if (error.kind === 'malformed' && isInsecure()) return broken();
  return { kind: 'refused', refusal: { code: error.kind === 'business' ? (error.code as Code) : error.kind, error } };
};

/** For how long, in milliseconds, the gateway wants no further attempt. A lock-out is no wait: it names an hour of the
 * gateway's clock, and the player's own may be wrong. */
export const waitAfter = (refusal: Refusal<string> | undefined): number =>
  refusal?.error?.kind === 'rateLimited' ? refusal.error.retryAfter * 1000 : 0;
