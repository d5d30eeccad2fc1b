import type { GatewayError, ErrorText } from '../gatewayError.types.ts';
import type { Result } from '../result.ts';
import { fail, ok } from '../result.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A raw response: `body` is text, parsed JSON, or an unread stream. */
export type WireAnswer = { readonly status: number; readonly headers: Headers; readonly body: unknown };

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

const wordOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const jsonOf = (body: unknown): unknown => {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const retryAfterSeconds = (headers: Headers, value: Fields, now: number): number => {
  const header = headers.get('Retry-After') ?? '';
  if (/^\d+$/u.test(header)) return Number(header);
  const date = Date.parse(header);
  if (!Number.isNaN(date)) return Math.max(0, Math.ceil((date - now) / 1000));
  const seconds = value['retryAfter'];
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : 0;
};

const reasonOf = (code: string, value: Fields, text: ErrorText): GatewayError | undefined => {
  switch (code) {
    case 'locked':
      return { kind: 'locked', until: wordOf(value['until']), ...text };
    case 'maintenance':
      return { kind: 'maintenance', until: wordOf(value['until']), ...text };
    case 'regionRestricted':
      return { kind: 'regionRestricted', ip: wordOf(value['ip']), ...text };
    case 'unauthenticated':
      return { kind: 'unauthenticated', ...text };
    default:
      return undefined;
  }
};

/** The value in a response's envelope (REQ-151), or the error (D37); undefined on 304. `now` in milliseconds. */
export const openAnswer = ({ status, headers, body }: WireAnswer, now: number): Result<unknown, GatewayError> => {
  if (body instanceof ReadableStream) return ok(body);
  const envelope = fieldsOf(jsonOf(body));
  const success = envelope?.['success'];
  const value = fieldsOf(envelope?.['value']) ?? {};
  const code = wordOf(value['code']);
  const text: ErrorText = {
    message: wordOf(envelope?.['message']),
    reference: wordOf(headers.get('X-Request-Id')),
  };
  if (status === 304) return ok(undefined);
  if (status >= 200 && status < 300) {
    if (success === true) return ok(envelope?.['value']);
    if (success !== false) return fail({ kind: 'malformed', status, ...text });
    return fail(reasonOf(code ?? '', value, text) ?? { kind: 'business', code: code ?? 'unknown', value, ...text });
  }
  if (status === 401) return fail({ kind: 'unauthenticated', ...text });
  if (status === 429) return fail({ kind: 'rateLimited', retryAfter: retryAfterSeconds(headers, value, now), ...text });
  const retryAfter = status === 503 ? retryAfterSeconds(headers, value, now) : undefined;
  return fail(reasonOf(code ?? '', value, text) ?? { kind: 'http', status, code, retryAfter, ...text });
};
