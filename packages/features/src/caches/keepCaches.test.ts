import { gatewayStub } from '@baize/gateway-sdk/testing';
import { QueryObserver } from '@tanstack/react-query';
import { createStore } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../app/createQueryClient.ts';
import { guardedStorage, memoryStorage, startSessionAtom, sessionTokenAtom, type Scope } from '../app/index.ts';
import { hotGamesQuery, vendorsQuery } from '../catalogue/catalogue.queries.ts';
import { winnersQuery } from '../catalogue/lobby.queries.ts';
import { gameWire, vendorsWire } from '../catalogue/testing/catalogueWires.ts';
import { eventually } from '../testing/eventually.ts';
import { merchantWalletQuery } from '../wallet/merchantWallet.queries.ts';
import { caches } from './caches.rules.ts';
import { keepCaches } from './keepCaches.ts';

const winner = { player: 'mo***7', gameName: 'Dragon Gate', winAmount: '128800' };

/** A page of the session: each has its own query cache, and all share one session storage. */
const openPage = (storage = memoryStorage(), { token, vendor = 'PG' }: { token?: string; vendor?: string } = {}) => {
  const store = createStore();
  if (token !== undefined) store.set(startSessionAtom, token);
  const gateway = gatewayStub(
    {
      getGameVendors: vendorsWire(vendor),
      getHotGames: { list: [gameWire({ nodeId: 'g1' })] },
      getWinnerBoard: { list: [winner] },
      getMerchantWallet: { isSingle: 1 },
    },
    { token: () => store.get(sessionTokenAtom) },
  );
  const queryClient = createQueryClient();
  const scope: Scope = { gateway, merchant: 'LOTUS', language: 'EN', token, ready: true };
  const stop = keepCaches({ queryClient, store, merchant: 'LOTUS', storage });
  const show = (language: Scope['language'] = 'EN') => {
    const shown = new QueryObserver(queryClient, vendorsQuery({ ...scope, language }));
    const leave = shown.subscribe(() => undefined);
    return {
      names: () => shown.getCurrentResult().data?.flatMap(({ vendors }) => vendors.map((v) => v.vassalage)),
      leave,
    };
  };
  return { storage, store, gateway, queryClient, scope, show, stop };
};

describe('keepCaches', () => {
  it('keeps vendors, hot games, winners and the merchant wallet under their names [REQ-084, REQ-188]', async () => {
    const { storage, queryClient, scope, stop } = openPage(memoryStorage(), { token: 'secret' });
    await queryClient.fetchQuery(vendorsQuery(scope));
    await queryClient.fetchQuery(hotGamesQuery(scope));
    await queryClient.fetchQuery(hotGamesQuery(scope, 'PG'));
    await queryClient.fetchQuery(winnersQuery(scope));
    await queryClient.fetchQuery(merchantWalletQuery(scope));
    for (const { name } of caches) {
      expect(JSON.parse(storage.getItem(name) ?? '')).toMatchObject({ merchant: 'LOTUS' });
      expect(storage.getItem(name)).not.toContain('secret');
    }
    expect(caches.map(({ name }) => name)).toEqual(['gameVendor', 'HOT_GAMES', 'WINNERS', 'merchantWallet']);
    const next = openPage(storage, { token: 'secret' });
    expect(next.queryClient.getQueryData(merchantWalletQuery(scope).queryKey)).toEqual({ single: true });
    expect(next.queryClient.getQueryData(hotGamesQuery(scope).queryKey)).toHaveLength(1);
    expect(next.queryClient.getQueryData(winnersQuery(scope).queryKey)).toMatchObject([{ player: 'mo***7' }]);
    stop();
    next.stop();
  });

  it('shows after a reload what was kept, and asks again in the background [REQ-188]', async () => {
    const first = openPage();
    await first.queryClient.fetchQuery(vendorsQuery(first.scope));
    first.stop();
    const next = openPage(first.storage, { vendor: 'EV' });
    const shown = next.show();
    expect(shown.names()).toEqual(['PG']);
    await eventually(() => expect(shown.names()).toEqual(['EV']));
    expect(next.gateway.asked).toHaveLength(1);
    expect(next.storage.getItem('gameVendor')).toContain('"EV"');
    shown.leave();
    next.stop();
  });

  it('shows what was kept while the first call is still under way', async () => {
    const first = openPage();
    await first.queryClient.fetchQuery(vendorsQuery(first.scope));
    first.stop();
    const { queryClient, scope, store, gateway, show, stop } = openPage(memoryStorage(), { vendor: 'EV' });
    const shown = show();
    const stopNext = keepCaches({ queryClient, store, merchant: scope.merchant, storage: first.storage });
    expect(shown.names()).toEqual(['PG']);
    await eventually(() => expect(shown.names()).toEqual(['EV']));
    expect(gateway.asked).toHaveLength(1);
    shown.leave();
    stop();
    stopNext();
  });

  it.each([
    ['another merchant', (text: string) => text.replace('LOTUS', 'OTHER')],
    ['another member', (text: string) => text.replace('"member":""', '"member":"abc"')],
    ['no JSON', () => '{'],
    ['null', () => 'null'],
    ['a value of another shape', (text: string) => text.replace('"name":', '"title":')],
    ['a number for a name', (text: string) => text.replace(/"name":"[^"]*"/u, '"name":7')],
    ['an unknown category', (text: string) => text.replace('"RNG"', '"__proto__"')],
    ['an object for a list', (text: string) => text.replace(/"value":.*/u, '"value":{"length":1}}')],
  ])('shows nothing of %s, and removes it', async (_title, change) => {
    const first = openPage();
    await first.queryClient.fetchQuery(vendorsQuery(first.scope));
    first.stop();
    const text = first.storage.getItem('gameVendor') ?? '';
    expect(change(text)).not.toBe(text);
    first.storage.setItem('gameVendor', change(text));
    const next = openPage(first.storage);
    expect(next.queryClient.getQueryData(vendorsQuery(next.scope).queryKey)).toBeUndefined();
    expect(first.storage.getItem('gameVendor')).toBeNull();
    next.stop();
  });

  it('asks again in another language, and keeps that [REQ-188]', async () => {
    const first = openPage();
    await first.queryClient.fetchQuery(vendorsQuery(first.scope));
    first.stop();
    const next = openPage(first.storage, { vendor: 'EV' });
    const shown = next.show('VI');
    expect(shown.names()).toBeUndefined();
    await eventually(() => expect(shown.names()).toEqual(['EV']));
    expect(next.storage.getItem('gameVendor')).toContain('"language":"VI"');
    shown.leave();
    next.stop();
  });

  it('works with a storage that throws', async () => {
    const broken = guardedStorage(() => {
      throw new Error('QuotaExceededError');
    });
    const { queryClient, scope, stop } = openPage(broken);
    expect(await queryClient.fetchQuery(vendorsQuery(scope))).toHaveLength(1);
    stop();
  });
});
