import type { GatewayError } from '@baize/gateway-sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { broken, refused, waitAfter } from './refusal.rules.ts';

const business = (code: string): GatewayError => ({ kind: 'business', code, value: {}, message: 'Said.' });

afterEach(() => vi.unstubAllGlobals());

describe('refused', () => {
  it("keeps the contract's code, with the gateway's error for its sentence [REQ-105]", () => {
    const error = business('wrongCredentials');
    expect(refused(error)).toEqual({ kind: 'refused', refusal: { code: 'wrongCredentials', error } });
  });

  it('names what failed on the way by its kind', () => {
    const error = { kind: 'locked', until: 'then' } as const;
    expect(refused(error).refusal).toEqual({ code: 'locked', error });
    expect(refused({ kind: 'network' }).refusal.code).toBe('network');
  });

  it('tells a page without https, where no call can be sealed', () => {
    const unsealed = { kind: 'malformed', status: 200 } as const;
    expect(refused(unsealed).refusal.code).toBe('malformed');
    vi.stubGlobal('isSecureContext', true);
    expect(refused(unsealed).refusal.code).toBe('malformed');
    vi.stubGlobal('isSecureContext', false);
    expect(refused(unsealed).refusal).toEqual({ code: 'insecure' });
    expect(refused({ kind: 'network' }).refusal.code).toBe('network');
  });
});

describe('broken', () => {
  it('is what an effect that threw comes to, or the page without https that it threw on', () => {
    expect(broken()).toEqual({ kind: 'refused', refusal: { code: 'broken' } });
    vi.stubGlobal('isSecureContext', false);
    expect(broken().refusal).toEqual({ code: 'insecure' });
  });
});

describe('waitAfter', () => {
  it('is as long as the gateway says when there were too many attempts, and nothing otherwise', () => {
    expect(waitAfter(refused({ kind: 'rateLimited', retryAfter: 30 }).refusal)).toBe(30_000);
    expect(waitAfter(refused({ kind: 'locked', until: '2126-01-01T00:00:00Z' }).refusal)).toBe(0);
    expect([waitAfter(broken().refusal), waitAfter(undefined)]).toEqual([0, 0]);
  });
});
