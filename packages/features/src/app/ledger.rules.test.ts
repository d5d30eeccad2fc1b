import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newerInLedger } from './ledger.rules.ts';

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
