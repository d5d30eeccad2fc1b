import { z } from '@hono/zod-openapi';
import type { ZodType } from 'zod';

/** What the gateway may answer on any call instead of a value, by the HTTP status that carries it (D37). */
export const problemCodes = {
  400: [
    'invalidRequest',
    'encryptionRequired',
    'unknownKey',
    'staleRequest',
    'replayedRequest',
    'idempotencyKeyRequired',
  ],
  401: ['unauthenticated'],
  403: ['forbidden', 'regionRestricted', 'merchantMismatch', 'realAccountRequired', 'passwordChangeRequired'],
  409: ['conflict', 'idempotencyConflict'],
  413: ['tooLarge'],
  429: ['tooManyRequests'],
  500: ['internal'],
  503: ['maintenance', 'overloaded'],
} as const;

export type ProblemStatus = keyof typeof problemCodes;
export type ProblemCode = (typeof problemCodes)[ProblemStatus][number];

const message = z
  .string()
  .openapi({ description: "A sentence in the call's language; empty when there is nothing to say." });

const answerHeaders = {
  'X-Request-Id': { description: 'The reference to quote when asking about this answer.', schema: { type: 'string' } },
} as const;

/** What may stand beside the code of a refusal. */
const refusalDetails = z
  .object({
    captcha: z.boolean().optional().openapi({ description: 'The next attempt must bring a captcha.' }),
    until: z.iso.datetime().optional().openapi({ description: 'When it ends, in UTC: a lock-out or maintenance.' }),
    retryAfter: z.int().nonnegative().optional().openapi({ description: 'Seconds to wait before the next attempt.' }),
    ip: z.string().optional().openapi({ description: "The visitor's address, when it is the reason." }),
    field: z.string().optional().openapi({ description: 'The path of the field that is wrong.' }),
  })
  .openapi('RefusalDetails');

const failure = <const C extends readonly [string, ...string[]]>(codes: C) =>
  z.object({ success: z.literal(false), message, value: refusalDetails.extend({ code: z.enum(codes) }) });

const problemSchemas = {
  400: failure(problemCodes[400]).openapi('InvalidRequest'),
  401: failure(problemCodes[401]).openapi('Unauthenticated'),
  403: failure(problemCodes[403]).openapi('Forbidden'),
  409: failure(problemCodes[409]).openapi('Conflict'),
  413: failure(problemCodes[413]).openapi('TooLarge'),
  429: failure(problemCodes[429]).openapi('TooManyRequests'),
  500: failure(problemCodes[500]).openapi('InternalFault'),
  503: failure(problemCodes[503]).openapi('Unavailable'),
} as const;

/** The value in the envelope that every call answers with (REQ-151). */
export const success = <V extends ZodType>(value: V) => z.object({ success: z.literal(true), message, value });

const problem = <S extends ProblemStatus>(status: S, description: string, headers: object = {}) => ({
  description,
  headers: { ...answerHeaders, ...headers },
  content: { 'application/json': { schema: problemSchemas[status] } },
});

const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } as const;

/** For calls that read or take a token: no session, or one that has ended. */
export const session = { 401: problem(401, 'No session, or it has ended.') };

/** For calls with a body: it is larger than the gateway reads. */
export const body = { 413: problem(413, 'The body is larger than the gateway reads.') };

/** For calls whose answer is the same for all. */
export const unchanged = {
  304: {
    description: 'The answer is the one named by If-None-Match.',
    headers: { ETag: { description: 'Names the answer.', schema: { type: 'string' } } },
  },
} as const;

/** For calls that change something only once. */
export const once = { 409: problem(409, 'Another request with the same key or on the same thing was first.') };

const always = {
  400: problem(400, 'The request does not keep to this document.'),
  403: problem(403, 'The region, the role, the kind of account or the merchant does not permit it.'),
  429: problem(429, 'Too many requests.', retryAfter),
  500: problem(500, 'The gateway failed; the reference finds the reason.'),
  503: problem(503, 'Maintenance, or too many calls at this moment.', retryAfter),
};

/** Every answer that is a problem, by the name that the document gives it and its schema. */
export const problems = {
  InvalidRequest: always[400],
  Unauthenticated: session[401],
  Forbidden: always[403],
  Conflict: once[409],
  TooLarge: body[413],
  TooManyRequests: always[429],
  InternalFault: always[500],
  Unavailable: always[503],
} as const;

const content = <S extends ZodType>(schema: S, example: unknown, refused?: unknown) => ({
  'application/json': {
    schema,
    examples: {
      success: { value: { success: true, message: '', value: example } },
      ...(refused === undefined ? {} : { refused: { value: refused } }),
    },
  },
});

/** The answers of a call that is never refused for a reason of business. */
export const answers = <V extends ZodType>(value: V, example: z.input<V>) => ({
  200: { description: 'Answered.', headers: answerHeaders, content: content(success(value), example) },
  ...always,
});

/** The answers of a call that answers with server-sent events, each of which has such data; it is refused as any other. */
export const streamed = <V extends ZodType>(data: V, example: z.input<V>) => ({
  200: {
    description: 'A stream of events, until its end.',
    headers: answerHeaders,
    content: { 'text/event-stream': { schema: data, examples: { success: { value: example } } } },
  },
  ...always,
});

/** The answers of a call that may be refused for one of `codes`: 200, `success: false` and the code (D37). */
export const refusableAnswers = <V extends ZodType, const C extends readonly [string, ...string[]]>(
  value: V,
  example: z.input<V>,
  codes: C,
) => ({
  200: {
    description: `Answered, or refused for a reason of business: ${codes.join(', ')}.`,
    headers: answerHeaders,
    content: content(z.discriminatedUnion('success', [success(value), failure(codes)]), example, {
      success: false,
      message: 'It was refused.',
      value: { code: codes[0] },
    }),
  },
  ...always,
});
