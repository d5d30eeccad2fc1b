import { describe, expect, it, vi } from 'vitest';
import { gatewayErrorOf, ThrownGatewayError, valueOrThrow } from './valueOrThrow.ts';
import { fetched } from './fetched.ts';
import * as fc from 'fast-check';
import { newerInLedger } from './ledger.rules.ts';
import { memoryStorage } from './memoryStorage.ts';
import { guardedStorage } from './storages.ts';

const failure = new ThrownGatewayError({ kind: 'network' });

it.each([
  [undefined, null, undefined],
  [undefined, failure, { kind: 'network' }],
  ['known', null, undefined],
  ['known', failure, undefined],
])('%s with the failure %s says why nothing came, and nothing once it is known', (data, error, said) => {
  const refetch = vi.fn<() => void>();
  const view = fetched<string>({ data, error, refetch });
  expect([view.data, view.error]).toEqual([data, said]);
  expect(refetch).not.toHaveBeenCalled();
  view.retry();
  expect(refetch).toHaveBeenCalledOnce();
});

type Answer = { readonly sequence: number };

const arrive = (known: Answer | undefined, sequence: number) => newerInLedger(known, { sequence });

describe('newerInLedger', () => {
  it('is the one with the highest sequence, in whatever order they arrive [D36]', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1 }), (sequences) => {
        expect(sequences.reduce<Answer | undefined>(arrive, undefined)?.sequence).toBe(Math.max(...sequences));
      }),
    );
  });

  it('returns the known object when nothing newer came, so that nothing renders again', () => {
    const known = { sequence: 5 };
    expect(newerInLedger(known, { sequence: 5 })).toBe(known);
  });
});

describe('guardedStorage', () => {
  it('keeps nothing, and never throws, where the browser blocks storage', () => {
    const storage = guardedStorage(() => {
      throw new Error('SecurityError');
    });
    storage.setItem('a', '1');
    storage.removeItem('a');
    storage.clear();
    expect(storage.getItem('a')).toBeNull();
  });

  it('passes on to the storage there is', () => {
    const real = memoryStorage();
    const storage = guardedStorage(() => real);
    storage.setItem('a', '1');
    storage.setItem('b', '2');
    storage.removeItem('b');
    expect([storage.getItem('a'), real.getItem('a'), real.getItem('b')]).toEqual(['1', '1', null]);
    storage.clear();
    expect(real.getItem('a')).toBeNull();
  });
});

describe('valueOrThrow', () => {
  it('is the value of a call that succeeded', async () => {
    await expect(valueOrThrow(Promise.resolve({ ok: true, value: 7 }))).resolves.toBe(7);
  });

  it("fails with the gateway's error, which is found again in it", async () => {
    const error = { kind: 'rateLimited', retryAfter: 3, message: 'Slow down.' } as const;
    const failure = await valueOrThrow(Promise.resolve({ ok: false, error })).catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(ThrownGatewayError);
    expect(gatewayErrorOf(failure as ThrownGatewayError)).toBe(error);
    expect(failure).toMatchObject({ name: 'GatewayError', message: 'Slow down.' });
  });
});

describe('gatewayErrorOf', () => {
  it('is undefined without an error, and `malformed` for any other error', () => {
    expect(gatewayErrorOf(null)).toBeUndefined();
    expect(gatewayErrorOf(new Error('x'))).toMatchObject({ kind: 'malformed', message: 'x' });
  });
});
