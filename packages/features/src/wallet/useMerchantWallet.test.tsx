// @vitest-environment jsdom
import { gatewayStub } from '@baize/gateway-sdk/testing';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../app/createQueryClient.ts';
import { eventually, settled } from '../testing/eventually.ts';
import { renderFeature, switchLanguage } from '../testing/renderFeature.tsx';
import { merchantWalletQuery } from './merchantWallet.queries.ts';
import { useMerchantWallet } from './useMerchantWallet.ts';

it.each([
  [1, true],
  [0, false],
] as const)('knows whether one wallet serves all games: %i [REQ-188]', async (isSingle, single) => {
  const stubs = { getMerchantWallet: { isSingle } };
  const { result, gateway, store } = renderFeature(useMerchantWallet, stubs, { token: 't1' });
  expect(result.current).toBeUndefined();
  await eventually(() => expect(result.current).toEqual({ single }));
  switchLanguage(store, 'EN');
  await settled();
  expect(gateway.asked).toMatchObject([{ id: 'getMerchantWallet', query: { merchantCode: 'LOTUS' } }]);
});

it('is asked for once a session for each merchant, however often and late it is wanted [REQ-188]', async () => {
  const gateway = gatewayStub({ getMerchantWallet: { isSingle: 1 } }, { token: () => 't1' });
  const client = createQueryClient();
  for (const merchant of ['LOTUS', 'LOTUS', 'EMBER', 'LOTUS']) {
    const query = merchantWalletQuery({ gateway, merchant, language: 'EN', token: 't1', ready: true });
    const shown = new QueryObserver(client, query);
    const leave = shown.subscribe(() => undefined);
    await eventually(() => expect(shown.getCurrentResult().data).toEqual({ single: true }));
    leave();
    vi.advanceTimersByTime(3_600_000);
  }
  expect(gateway.asked).toHaveLength(2);
});

it('is undefined for a visitor', async () => {
  const { result, gateway } = renderFeature(useMerchantWallet);
  await settled();
  expect([result.current, gateway.asked]).toEqual([undefined, []]);
});
