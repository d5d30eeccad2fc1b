import type { FlagName } from '@baize/domain/flags';
import type { ZodType } from 'zod';

/** Rate limits: calls per minute of one visitor to one operation, by the cost of the call. */
export const perMinute = {
  usual: 600,
  /** Renders something, or calls a vendor. */
  costly: 60,
  /** Checks a secret. */
  attempt: 30,
  /** Needed only a few times. */
  rare: 20,
  /** Sends a message to a person. */
  message: 10,
} as const;

export type RateClass = keyof typeof perMinute;

/** Required session. `optional`: anyone may call, and a session is used if there is one. */
export type Access = 'anyone' | 'optional' | 'member' | 'agent';
export type HttpMethod = 'get' | 'post' | 'put' | 'delete';

const USUAL_TIMEOUT_SECONDS = 10;

/** The facts of a call beside its schemas, read by the gateway's guard, the client, and the tests of access rights. */
export type CallFacts = {
  readonly operationId: string;
  /** The area's name, the same in every layer. */
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** `spec`: from the specifications. `extension`: ours (D9). */
  readonly origin: 'spec' | 'extension';
  readonly moduleId: string;
  readonly access: Access;
  /** Refused for trial sessions (REQ-011). */
  readonly realAccount?: boolean;
  /** Refused with `switchedOff` while this flag of the merchant is off (D7). */
  readonly flag?: FlagName;
  /** Default `usual`. */
  readonly rate?: RateClass;
  /** Client time-out of one attempt; default 10. */
  readonly timeoutSeconds?: number;
  /** Plaintext schema of a body sent as compact JWE (D10). */
  readonly payload?: ZodType;
  /** Requires an Idempotency-Key, and takes effect once per key (D38). */
  readonly idempotent?: boolean;
  /** The response depends on merchant, language and query only, not on the caller; it has an ETag. */
  readonly sameForAll?: boolean;
  /** The response has no names or sentences: it is the same in every language. */
  readonly wordless?: boolean;
  /** Responds with resumable server-sent events (D34). */
  readonly streams?: boolean;
  /** Available during maintenance and in closed regions, because a site needs it to show why it is closed. */
  readonly whileClosed?: boolean;
  /** Available while the session must change its password (REQ-107). */
  readonly duringPasswordChange?: boolean;
};

const bearer = { bearer: [] };
const securityOf = {
  anyone: [],
  optional: [{}, bearer],
  member: [bearer],
  agent: [bearer],
} satisfies Record<Access, object[]>;

const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });

/** Schema name of a sealed body's plaintext. */
export const payloadName = (operationId: string): string =>
  `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Payload`;

type IdempotentIn<F> = F extends { readonly idempotent: true } ? true : false;

type PayloadIn<F> = F extends { readonly payload: infer Payload extends ZodType } ? Payload : undefined;

/**
 * Converts the facts of a call into OpenAPI fields: names, security, common headers, and the `x-` metadata read by all
 * sides.
 */
export const about = <const F extends CallFacts>(facts: F) => ({
  operationId: facts.operationId,
  tags: [facts.tag],
  summary: facts.summary,
  description: facts.description,
  security: securityOf[facts.access],
  parameters: [
    parameter('ModuleId'),
    parameter('Language'),
    ...(facts.sameForAll === true ? [parameter('IfNoneMatch')] : []),
    ...(facts.streams === true ? [parameter('LastEventId')] : []),
    ...(facts.idempotent === true ? [parameter('IdempotencyKey')] : []),
  ],
  'x-origin': facts.origin,
  'x-module-id': facts.moduleId,
  'x-access': facts.access as F['access'],
  'x-real-account': facts.realAccount ?? false,
  'x-flag': facts.flag,
  'x-rate': facts.rate ?? 'usual',
  'x-timeout-seconds': facts.timeoutSeconds ?? USUAL_TIMEOUT_SECONDS,
  'x-idempotent': (facts.idempotent ?? false) as IdempotentIn<F>,
  'x-same-for-all': facts.sameForAll ?? false,
  'x-wordless': facts.wordless ?? false,
  'x-while-closed': facts.whileClosed ?? false,
  'x-during-password-change': facts.duringPasswordChange ?? false,
  /** Named by openApiDocument. */
  payload: facts.payload as PayloadIn<F>,
});

/** A required JSON body with this schema. */
export const jsonBody = <S extends ZodType>(schema: S) => ({
  required: true,
  content: { 'application/json': { schema } },
});

/** A required form-encoded body with this schema. */
export const formBody = <S extends ZodType>(schema: S) => ({
  required: true,
  content: { 'application/x-www-form-urlencoded': { schema } },
});
