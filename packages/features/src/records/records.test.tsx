// @vitest-environment jsdom
import { examples, failed, refused, unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useClaimRebate } from './useClaimRebate.ts';
import { useBettingRecord, useRebates } from './useRecordLists.ts';

const asMember = { token: 't1' };
const [rebate] = examples.getRebates.rebates;
if (rebate === undefined) throw new Error('The contract shows a rebate.');

const claiming = (claimRebate: NonNullable<Stubs['claimRebate']>) => {
  const done = vi.fn();
  const stubs: Stubs = { getRebates: examples.getRebates, claimRebate };
  const view = renderFeature(() => ({ ...useRebates(), ...useClaimRebate(rebate, done) }), stubs, asMember);
  const keys = () =>
    view.gateway.asked.filter(({ id }) => id === 'claimRebate').map(({ headers }) => headers.get('Idempotency-Key'));
  return { ...view, done, keys };
};

it('a claim whose answer was lost is sent again with its key, so that it is paid once [D38]', async () => {
  let isThere = false;
  const { result, keys, done } = claiming(() => (isThere ? examples.claimRebate : unreachable));
  await eventually(() => expect(result.current.data).toBeDefined());
  act(() => result.current.claim());
  await eventually(() => expect(result.current.refusal?.code).toBe('network'));
  isThere = true;
  act(() => result.current.claim());
  await eventually(() => expect(done).toHaveBeenCalledOnce());
  expect(new Set(keys()).size).toBe(1);
});

it('a refused claim says why, and the next press is another request', async () => {
  const { result, keys, done } = claiming(() => refused('rebateRunning'));
  await eventually(() => expect(result.current.data).toBeDefined());
  act(() => result.current.claim());
  await eventually(() => expect(result.current.refusal?.code).toBe('rebateRunning'));
  act(() => result.current.claim());
  await eventually(() => expect(keys()).toHaveLength(2));
  expect(new Set(keys()).size).toBe(2);
  expect(done).not.toHaveBeenCalled();
});

it('a claimed rebate shows at once, and the rebates are fetched again', async () => {
  const { result, gateway } = claiming(() => examples.claimRebate);
  await eventually(() => expect(result.current.data).toBeDefined());
  const before = gateway.asked.filter(({ id }) => id === 'getRebates').length;
  act(() => result.current.claim());
  await eventually(() => expect(gateway.asked.filter(({ id }) => id === 'getRebates').length).toBeGreaterThan(before));
});

const getBettingRecord: Stubs['getBettingRecord'] = ({ query }) =>
  'cursor' in query ? failed(500) : { ...examples.getBettingRecord, next: 'c2' };

it('the betting record keeps its filters on further pages, and says why it failed', async () => {
  const { result, gateway } = renderFeature(
    () => useBettingRecord({ gameType: 'RNG' }),
    { getBettingRecord },
    asMember,
  );
  await eventually(() => expect(result.current.view.state).toBe('ready'));
  act(() => {
    if (result.current.view.state === 'ready') result.current.view.more?.load();
  });
  await eventually(() => expect(result.current.view).toMatchObject({ more: { state: 'failed' } }));
  expect(
    gateway.asked.map(({ query }) => query).every((query) => 'gameType' in query && query.gameType === 'RNG'),
  ).toBe(true);
});
