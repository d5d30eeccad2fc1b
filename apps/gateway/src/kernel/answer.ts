import { isLanguageCode } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import type { ProblemCode, ProblemStatus, problemCodes } from '@baize/gateway-contract';
import { sentence } from '../sentences/sentence.ts';
import type { GatewayContext } from './gateway.types.ts';
import type { Details, Result } from './result.ts';

/** HTTP 200 with the value in the success envelope (REQ-151). */
export const ok = <V>(c: GatewayContext, value: V) => c.json({ success: true as const, message: '', value }, 200);

/** A refusal for a business reason: HTTP 200, the code, and a sentence in the language of the call (D37). */
export const refuse = <const C extends string>(c: GatewayContext, code: C, details: Details = {}) =>
  c.json({ success: false as const, message: sentence(c.var.call.language, code), value: { code, ...details } }, 200);

/** The answer to a call whose service returned `result`: its value, or its refusal. */
export const answer = <V, const C extends string>(c: GatewayContext, result: Result<V, C>) =>
  result.ok ? ok(c, result.value) : refuse(c, result.code, result.details);

/** A refusal with an HTTP error status: session, rights, conflict, size, limits, maintenance (D37). */
export const problem = <S extends ProblemStatus>(
  c: GatewayContext,
  status: S,
  code: (typeof problemCodes)[S][number],
  details: Details = {},
) => {
  if (details.retryAfter !== undefined) c.header('Retry-After', String(details.retryAfter));
  const message = sentence(languageOf(c), code satisfies ProblemCode, details.field);
  return c.json({ success: false as const, message, value: { code, ...details } }, status);
};

/** HTTP 404 for a path or method that the contract does not have. */
export const notFound = (c: GatewayContext) =>
  c.json({ success: false as const, message: sentence(languageOf(c), 'notFound'), value: { code: 'notFound' } }, 404);

/** The language of the call; before `c.var.call` is set, the one in `X-Language`, else English. */
const languageOf = (c: GatewayContext): LanguageCode => {
  const call = c.var.call as GatewayContext['var']['call'] | undefined;
  const named = c.req.header('X-Language');
  return call?.language ?? (isLanguageCode(named) ? named : 'EN');
};
