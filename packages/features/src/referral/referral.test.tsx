// @vitest-environment jsdom
import { examples, unreachable } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useClaimReferral, useReferral } from './index.ts';

const asMember = { token: 't1' };

it('a claim after a lost answer sends the same key, so that it pays once [D38]', async () => {
  let isLost = true;
  const { result, gateway } = renderFeature(
    () => ({ own: useReferral(), claiming: useClaimReferral(() => undefined) }),
    {
      getReferral: examples.getReferral,
      claimReferral: () => (isLost ? unreachable : { ...examples.getReferral, claimable: '0' }),
    },
    asMember,
  );
  await eventually(() => expect(result.current.own.view.state).toBe('ready'));
  act(() => result.current.claiming.claim());
  await eventually(() => expect(result.current.claiming.refusal).toBeDefined());
  isLost = false;
  act(() => result.current.claiming.claim());
  await eventually(() => expect(result.current.claiming.refusal).toBeUndefined());
  const sent = gateway.asked.filter(({ id }) => id === 'claimReferral');
  const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
  expect([keys.length, new Set(keys).size, keys[0] === null]).toEqual([2, 1, false]);
});

it('an invitation that could not be loaded is said, and loads after a retry', async () => {
  let isThere = false;
  const { result } = renderFeature(
    useReferral,
    { getReferral: () => (isThere ? examples.getReferral : unreachable) },
    asMember,
  );
  await eventually(() => expect(result.current.view.state).toBe('failed'));
  isThere = true;
  act(() => result.current.retry());
  await eventually(() => expect(result.current.view).toMatchObject({ state: 'ready', referral: { code: 'R7KX2M9Q' } }));
});
