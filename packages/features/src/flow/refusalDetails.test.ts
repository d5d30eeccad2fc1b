import { describe, expect, it } from 'vitest';
import { broken, refused } from './refusal.rules.ts';
import { refusalDetails } from './refusalDetails.ts';

const of = (value: Record<string, unknown>) => refusalDetails(refused({ kind: 'business', code: 'x', value }).refusal);

describe('refusalDetails', () => {
  it('are a moment and an amount; anything else of the gateway is left out', () => {
    const until = '2126-01-01T00:00:00Z';
    expect(of({ until, amount: '350' })).toEqual({ until, amount: '350' });
    expect([of({}), of({ until: 7, amount: '3.50' })]).toEqual([{}, {}]);
    expect(refusalDetails(refused({ kind: 'locked', until }).refusal)).toEqual({ until });
    expect(refusalDetails(broken().refusal)).toEqual({});
  });
});
