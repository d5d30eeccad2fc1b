import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openAnswer } from './openAnswer.ts';

const NOW = Date.UTC(2026, 2, 1, 12);
const open = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  openAnswer({ status, headers: new Headers(headers), body }, NOW);
const refused = (value: unknown, message = '') => JSON.stringify({ success: false, message, value });
const errorOf = (status: number, body: unknown, headers?: Record<string, string>) => {
  const opened = open(status, body, headers);
  return opened.ok ? undefined : opened.error;
};

const after = (header: string) => errorOf(429, '', { 'Retry-After': header });

describe('opening an answer', () => {
  it('answers the value in the envelope, null included [REQ-151]', () => {
    expect(open(200, '{"success":true,"message":"","value":{"a":1}}')).toEqual({ ok: true, value: { a: 1 } });
    expect(open(200, '{"success":true,"message":"","value":null}')).toEqual({ ok: true, value: null });
  });

  it('returns code, details, message and reference of a refusal [REQ-151]', () => {
    const body = refused({ code: 'captchaRequired', captcha: true }, 'Enter the characters.');
    expect(errorOf(200, body, { 'X-Request-Id': 'r-1' })).toEqual({
      kind: 'business',
      code: 'captchaRequired',
      value: { code: 'captchaRequired', captcha: true },
      message: 'Enter the characters.',
      reference: 'r-1',
    });
  });

  it('gives a refusal without a code the code `unknown`', () => {
    expect(errorOf(200, refused(null, 'No.'))).toMatchObject({ kind: 'business', code: 'unknown', message: 'No.' });
    for (const value of [null, 'x', 7, ['x']])
      expect(errorOf(200, refused(value))).toEqual({ kind: 'business', code: 'unknown', value: {} });
    expect(errorOf(200, refused({ code: 7 }))).toMatchObject({ kind: 'business', code: 'unknown', message: undefined });
  });

  it.each([
    [200, { code: 'locked', until: '2026-03-01T12:15:00Z' }, { kind: 'locked', until: '2026-03-01T12:15:00Z' }],
    [200, { code: 'unauthenticated' }, { kind: 'unauthenticated' }],
    [401, null, { kind: 'unauthenticated' }],
    [403, { code: 'regionRestricted', ip: '203.0.113.7' }, { kind: 'regionRestricted', ip: '203.0.113.7' }],
    [403, { code: 'forbidden' }, { kind: 'http', status: 403, code: 'forbidden' }],
    [409, { code: 'idempotencyConflict' }, { kind: 'http', status: 409, code: 'idempotencyConflict' }],
    [413, { code: 'tooLarge' }, { kind: 'http', status: 413 }],
    [429, { code: 'tooManyRequests', retryAfter: 9 }, { kind: 'rateLimited', retryAfter: 9 }],
    [
      503,
      { code: 'maintenance', until: '2026-03-01T13:00:00Z' },
      { kind: 'maintenance', until: '2026-03-01T13:00:00Z' },
    ],
  ])('reads %i with %j by its meaning', (status, value, error) => {
    expect(errorOf(status, refused(value))).toMatchObject(error);
  });

  it('reads both forms of Retry-After, never as a negative time', () => {
    expect(after('4')).toMatchObject({ retryAfter: 4 });
    expect(after(new Date(NOW + 2500).toUTCString())).toMatchObject({ retryAfter: 2 });
    expect(after(new Date(NOW - 60_000).toUTCString())).toMatchObject({ retryAfter: 0 });
    for (const header of ['soon', '4x', 'x4']) expect(after(header)).toMatchObject({ retryAfter: 0 });
    expect(errorOf(429, '{"value":{"retryAfter":1e999}}')).toMatchObject({ retryAfter: 0 });
  });

  it('returns a value for successful responses only', () => {
    for (const status of [300, 302, 400])
      expect(errorOf(status, '{"success":true,"message":"","value":1}')).toMatchObject({ kind: 'http', status });
  });

  it('does not call a proxy’s own 503 page maintenance', () => {
    expect(errorOf(503, '<html></html>')).toMatchObject({ kind: 'http', status: 503 });
  });

  it('returns a result for every response and never throws', () => {
    const body = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue(),
      fc.record({ success: fc.anything(), value: fc.anything() }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 599 }), body, (status, anything) => {
        const opened = open(status, anything);
        if (opened.ok) expect(status === 304 || (status < 300 && JSON.stringify(anything).includes('true'))).toBe(true);
        else expect(opened.error.kind).toMatch(/^[a-zA-Z]+$/);
      }),
    );
  });
});
