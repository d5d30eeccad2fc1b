import type { ValueOf } from '@baize/gateway-contract/client';
import { getCaptcha as operation } from '@baize/gateway-contract/client/verification/getCaptcha';
import type { Answer, CallOptions, Gateway } from '../gateway.types.ts';

/**
 * A proof of work: find `n` so that sha256(`challenge:n`) begins with `difficulty` zero bits; the captcha's answer is
 * `proof:<challenge>:<n>`.
 */
export type CaptchaProof = { readonly challenge: string; readonly difficulty: number };

const pictureOf = (wire: ValueOf<'getCaptcha'>): string | undefined =>
  typeof wire === 'string' ? `data:image/png;base64,${wire}` : undefined;

const proofOf = (wire: ValueOf<'getCaptcha'>): CaptchaProof | undefined =>
  typeof wire === 'string' ? undefined : wire;

/** A captcha picture as a data URL (REQ-166). */
export const getCaptchaImage = (gateway: Gateway, options?: CallOptions): Answer<string> =>
  gateway.call(operation, { query: { kind: 'image' } }, pictureOf, options);

/** A proof of work, as an alternative to the picture (D45). */
export const getCaptchaProof = (gateway: Gateway, options?: CallOptions): Answer<CaptchaProof> =>
  gateway.call(operation, { query: { kind: 'proof' } }, proofOf, options);
