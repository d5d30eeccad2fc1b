import { expect, it, vi } from 'vitest';
import { GatewayFault } from './answered.ts';
import { loaded } from './loaded.ts';

const fault = new GatewayFault({ kind: 'network' });

it.each([
  [undefined, null, undefined],
  [undefined, fault, { kind: 'network' }],
  ['known', null, undefined],
  ['known', fault, undefined],
])('%s with the failure %s says why nothing came, and nothing once it is known', (data, error, said) => {
  const refetch = vi.fn<() => void>();
  const view = loaded<string>({ data, error, refetch });
  expect([view.data, view.error]).toEqual([data, said]);
  expect(refetch).not.toHaveBeenCalled();
  view.retry();
  expect(refetch).toHaveBeenCalledOnce();
});
