import type { FlagName } from '@baize/domain/flags';
import type { ZodType } from 'zod';

/** How many calls a minute a visitor may make to one operation, by what such a call costs. */
export const perMinute = {
  usual: 600,
  /** It draws something, or asks a vendor. */
  costly: 60,
  /** It tries a secret. */
  attempt: 30,
  /** Nobody needs it more than a few times. */
  rare: 20,
  /** It sends somebody a message. */
  message: 10,
} as const;

export type RateClass = keyof typeof perMinute;

/** Who may make a call; `optional`: anyone, and a session is heeded where there is one. */
export type Access = 'anyone' | 'optional' | 'member' | 'agent';
export type HttpMethod = 'get' | 'post' | 'put' | 'delete';

const USUAL_TIMEOUT_SECONDS = 10;

/** What a call is, beside its shapes. The gateway's guard, the client and the tests of rights read it here. */
export type CallFacts = {
  readonly operationId: string;
  /** The area, as every layer names it. */
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** `spec`: from the specifications. `extension`: ours (D9). */
  readonly origin: 'spec' | 'extension';
  readonly moduleId: string;
  readonly access: Access;
  /** A trial session is refused (REQ-011). */
  readonly realAccount?: boolean;
  /** Refused as `switchedOff` while the merchant has not switched this on (D7). */
  readonly flag?: FlagName;
  /** `usual` when left out. */
  readonly rate?: RateClass;
  /** How long a client waits for one attempt; 10 when left out. */
  readonly timeoutSeconds?: number;
  /** The body travels as compact JWE (D10); this is its plaintext. */
  readonly payload?: ZodType;
  /** It asks for an Idempotency-Key, and happens once for it (D38). */
  readonly idempotent?: boolean;
  /** The answer depends on merchant, language and query alone, whoever asks; it has an ETag. */
  readonly sameForAll?: boolean;
  /** It answers with server-sent events that can be resumed (D34). */
  readonly streams?: boolean;
  /** It answers also in maintenance and in a closed region: what a site needs to know that, and why. */
  readonly whileClosed?: boolean;
  /** It answers also while the session owes a new password (REQ-107). */
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

/** The name of the plaintext of a sealed body. */
export const payloadName = (operationId: string): string =>
  `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Payload`;

type IdempotentIn<F> = F extends { readonly idempotent: true } ? true : false;

type PayloadIn<F> = F extends { readonly payload: infer Payload extends ZodType } ? Payload : undefined;

/** The facts of a call as OpenAPI fields: names, security, common headers, and the `x-` metadata that all sides read. */
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
  'x-while-closed': facts.whileClosed ?? false,
  'x-during-password-change': facts.duringPasswordChange ?? false,
  /** The document names it, see openApiDocument. */
  payload: facts.payload as PayloadIn<F>,
});

/** A JSON body of this shape. */
export const jsonBody = <S extends ZodType>(schema: S) => ({
  required: true,
  content: { 'application/json': { schema } },
});

/** A form-encoded body of this shape. */
export const formBody = <S extends ZodType>(schema: S) => ({
  required: true,
  content: { 'application/x-www-form-urlencoded': { schema } },
});
