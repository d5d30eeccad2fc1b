/** Reason that the proxy refuses a request itself. */
export type Refusal = 'badRequest' | 'methodNotAllowed' | 'tooLarge' | 'overloaded' | 'gatewayUnavailable';

/** Value of `Retry-After`, in seconds. */
export const RETRY_SECONDS = '2';

/** Status, message and headers of each refusal. */
export const refusals = {
  badRequest: { status: 400, message: 'The request cannot be read.', headers: {} },
  methodNotAllowed: {
    status: 405,
    message: 'There is no such method.',
    headers: { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' },
  },
  tooLarge: { status: 413, message: 'The request is too large.', headers: {} },
  overloaded: {
    status: 503,
    message: 'There are too many requests right now. Please try again in a moment.',
    headers: { 'Retry-After': RETRY_SECONDS },
  },
  gatewayUnavailable: {
    status: 503,
    message: 'The service cannot be reached right now. Please try again in a moment.',
    headers: { 'Retry-After': RETRY_SECONDS },
  },
} as const satisfies Record<Refusal, { status: number; message: string; headers: Record<string, string> }>;

/** JSON body of a refusal, in the gateway's usual envelope. */
export const refusalBody = (code: Refusal): string =>
  JSON.stringify({ success: false, message: refusals[code].message, value: { code } });
