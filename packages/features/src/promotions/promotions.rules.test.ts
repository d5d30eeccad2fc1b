import { describe, expect, it } from 'vitest';
import { base64Of } from '../app/index.ts';
import { actionOf, rewardsOf, shareOf } from './promotions.rules.ts';

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
  it('is one action at most, by kind and status', () => {
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

  it('progress grows with each stake, up to 1', () => {
    expect(['0', '250', '1000', '5000'].map((done) => shareOf({ done, required: '1000' }))).toEqual([0, 0.25, 1, 1]);
  });
});

const ids = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id);

describe('the rewards of a member', () => {
  it('are ready, under way or received; what has not been begun, or came to nothing, is none [REQ-205]', () => {
    const promotions = kinds.flatMap((kind) =>
      statuses.map((status) => ({ id: `${kind} ${status}`, kind, status, title: '', content: '', currency: 'CNY' })),
    );
    const { ready, underWay, received } = rewardsOf(promotions);
    expect(ids(ready)).toEqual(['join claimable', 'raffle joinable', 'raffle claimable']);
    const each = (...of: string[]) => kinds.flatMap((kind) => of.map((status) => `${kind} ${status}`));
    expect(ids(underWay)).toEqual(each('registered', 'inProgress', 'applying'));
    expect(ids(received)).toEqual(each('claimed', 'issued'));
  });

  it('are claimed in the order in which they end; those without an end come last', () => {
    const ends = {
      never: undefined,
      late: '2026-05-01T00:00:00Z',
      soon: '2026-03-01T23:00:00Z',
      next: '2026-03-02T05:00:00Z',
    };
    const promotions = Object.entries(ends).map(([id, endDate]) => ({
      ...({ id, endDate, kind: 'join', status: 'claimable', title: '', content: '', currency: 'CNY' } as const),
    }));
    expect(ids(rewardsOf(promotions).ready)).toEqual(['soon', 'next', 'late', 'never']);
  });
});

it('a picture of any size is encoded in base64, byte for byte', async () => {
  const bytes = Uint8Array.from({ length: 70_001 }, (_, at) => at % 256);
  const text = await base64Of(new Blob([bytes]));
  expect(Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)).toEqual(bytes);
});
