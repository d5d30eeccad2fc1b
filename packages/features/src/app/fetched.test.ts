import { expect, it, vi } from 'vitest';
import { ThrownGatewayError } from './valueOrThrow.ts';
import { fetched } from './fetched.ts';

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
