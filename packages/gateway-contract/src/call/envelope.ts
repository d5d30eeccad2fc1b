import { z } from '@hono/zod-openapi';
import type { ZodType } from 'zod';
import { minorAmount } from './fields.ts';

/** Error codes that any call may return, by HTTP status (D37). */
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

/** Details of a refusal, beside its code. */
const refusalDetails = z
  .object({
    captcha: z.boolean().optional().openapi({ description: 'The next attempt must bring a captcha.' }),
    until: z.iso.datetime().optional().openapi({ description: 'When it ends, in UTC: a lock-out or maintenance.' }),
    retryAfter: z.int().nonnegative().optional().openapi({ description: 'Seconds to wait before the next attempt.' }),
    ip: z.string().optional().openapi({ description: "The visitor's address, when it is the reason." }),
    field: z.string().optional().openapi({ description: 'The path of the field that is wrong.' }),
    /** The figure that is the reason, such as what is left to wager. */
    amount: minorAmount.optional(),
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
  500: failure(problemCodes[500]).openapi('InternalError'),
  503: failure(problemCodes[503]).openapi('Unavailable'),
} as const;

/** The success envelope of every call (REQ-151). */
export const success = <V extends ZodType>(value: V) => z.object({ success: z.literal(true), message, value });

const problem = <S extends ProblemStatus>(status: S, description: string, headers: object = {}) => ({
  description,
  headers: { ...answerHeaders, ...headers },
  content: { 'application/json': { schema: problemSchemas[status] } },
});

const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } as const;

/** For calls that read or require a token: the session is missing or has ended. */
export const session = { 401: problem(401, 'No session, or it has ended.') };

/** For calls with a body: it exceeds the gateway's size limit. */
export const body = { 413: problem(413, 'The body is larger than the gateway reads.') };

/** For calls with the same response for all callers. */
export const unchanged = {
  304: {
    description: 'The answer is the one named by If-None-Match.',
    headers: { ETag: { description: 'Names the answer.', schema: { type: 'string' } } },
  },
} as const;

/** For calls that take effect only once. */
export const once = { 409: problem(409, 'Another request with the same key or on the same thing was first.') };

const always = {
  400: problem(400, 'The request does not keep to this document.'),
  403: problem(403, 'The region, the role, the kind of account or the merchant does not permit it.'),
  429: problem(429, 'Too many requests.', retryAfter),
  500: problem(500, 'The gateway failed; the reference finds the reason.'),
  503: problem(503, 'Maintenance, or too many calls at this moment.', retryAfter),
};

/** All problem responses with their schemas, by component name in the document. */
export const problems = {
  InvalidRequest: always[400],
  Unauthenticated: session[401],
  Forbidden: always[403],
  Conflict: once[409],
  TooLarge: body[413],
  TooManyRequests: always[429],
  InternalError: always[500],
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

/** The responses of a call without refusals. */
export const answers = <V extends ZodType>(value: V, example: z.input<V>) => ({
  200: { description: 'Answered.', headers: answerHeaders, content: content(success(value), example) },
  ...always,
});

/** The responses of a call with server-sent events, whose data has this schema; errors are as for any other call. */
export const streamed = <V extends ZodType>(data: V, example: z.input<V>) => ({
  200: {
    description: 'A stream of events, until its end.',
    headers: answerHeaders,
    content: { 'text/event-stream': { schema: data, examples: { success: { value: example } } } },
  },
  ...always,
});

/** The responses of a call with a CSV file (RFC 4180, UTF-8); errors are as for any other call. */
export const csvFile = (description: string, example: string) => ({
  200: {
    description,
    headers: {
      ...answerHeaders,
      'Content-Disposition': { description: 'The name of the file.', schema: { type: 'string' as const } },
    },
    content: { 'text/csv': { schema: z.string(), examples: { success: { value: example } } } },
  },
  ...always,
});

/** Media type of a file of a member's data, which is JSON without an envelope: JSON types are typed as envelopes. */
export const DATA_FILE = 'application/octet-stream';

/** The responses of a call with a JSON file; errors are as for any other call. */
export const dataFile = (description: string, example: string) => ({
  200: {
    description,
    headers: {
      ...answerHeaders,
      'Content-Disposition': { description: 'The name of the file.', schema: { type: 'string' as const } },
    },
    content: { [DATA_FILE]: { schema: z.string(), examples: { success: { value: example } } } },
  },
  ...always,
});

/** The responses of a call that may be refused with one of `codes`: status 200, `success: false` and the code (D37). */
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
