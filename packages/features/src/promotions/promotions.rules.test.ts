import { describe, expect, it } from 'vitest';
import { base64Of } from './base64Of.ts';
import { actionOf, shareOf } from './promotions.rules.ts';

const statuses = [
  'comingSoon',
  'joinable',
  'registered',
  'inProgress',
  'claimable',
  'claimed',
  'applying',
  'rejected',
  'issued',
  'closed',
] as const;
const kinds = ['join', 'raffle', 'apply'] as const;

describe('what can be done with a promotion', () => {
  it('is one thing at most, by its kind and how it stands', () => {
    const all = kinds.flatMap((kind) =>
      statuses.flatMap((status) => {
        const action = actionOf({ kind, status });
        return action === undefined ? [] : [`${kind} ${status}: ${action}`];
      }),
    );
    expect(all).toEqual([
      'join joinable: join',
      'join claimable: claim',
      'raffle joinable: draw',
      'raffle claimable: draw',
      'apply joinable: apply',
      'apply rejected: apply',
    ]);
  });

  it('is nearer with each stake, and never further than reached', () => {
    expect(['0', '250', '1000', '5000'].map((done) => shareOf({ done, required: '1000' }))).toEqual([0, 0.25, 1, 1]);
  });
});

it('a picture of any size is told in base64, byte for byte', async () => {
  const bytes = Uint8Array.from({ length: 70_001 }, (_, at) => at % 256);
  const text = await base64Of(new Blob([bytes]));
  expect(Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)).toEqual(bytes);
});
