import type { ZodType } from 'zod';

const USUAL_TIMEOUT_SECONDS = 10;

export type TokenUse = 'none' | 'optional' | 'required';
export type HttpMethod = 'get' | 'post' | 'put' | 'delete';

/** What the specifications and D38 say of a call beside its shapes. */
export type CallFacts = {
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** `spec`: from the specifications. `extension`: ours (D9). */
  readonly origin: 'spec' | 'extension';
  readonly moduleId: string;
  readonly token: TokenUse;
  /** The body travels as compact JWE (D10). */
  readonly encrypted?: boolean;
  /** The call asks for an Idempotency-Key. */
  readonly moneyMoving?: boolean;
  /** A trial session is refused (REQ-011). */
  readonly realAccount?: boolean;
  /** How long a client waits for one attempt; 10 when left out. */
  readonly timeoutSeconds?: number;
  /** Answers also while the session owes a new password (REQ-107). */
  readonly duringPasswordChange?: boolean;
};

const bearer = { bearer: [] };
const securityOf = { none: [], optional: [{}, bearer], required: [bearer] } satisfies Record<TokenUse, object[]>;

const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });

/** The facts of a call as OpenAPI fields: names, security, common headers, and the `x-` metadata that clients read. */
export const about = (facts: CallFacts) => ({
  operationId: facts.operationId,
  tags: [facts.tag],
  summary: facts.summary,
  description: facts.description,
  security: securityOf[facts.token],
  parameters: [
    parameter('ModuleId'),
    parameter('Language'),
    ...(facts.moneyMoving === true ? [parameter('IdempotencyKey')] : []),
  ],
  'x-origin': facts.origin,
  'x-module-id': facts.moduleId,
  'x-token': facts.token,
  'x-encrypted': facts.encrypted ?? false,
  'x-money-moving': facts.moneyMoving ?? false,
  'x-real-account': facts.realAccount ?? false,
  'x-timeout-seconds': facts.timeoutSeconds ?? USUAL_TIMEOUT_SECONDS,
  'x-during-password-change': facts.duringPasswordChange ?? false,
});

/** A JSON body of this shape. */
export const jsonBody = <S extends ZodType>(schema: S) => ({
  required: true,
  content: { 'application/json': { schema } },
});
