import { answerKey, type Features } from '@baize/features/app';
import { gatewayStub } from '@baize/gateway-sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FETCH_AFTER_MILLISECONDS } from '../site/lazyScreens.tsx';
import { keepSessionCaches } from './keepSessionCaches.ts';

const gateway = gatewayStub({});
const scope = { gateway, merchant: 'LOTUS', language: 'EN', token: undefined, ready: true } as const;
const winners = answerKey(scope, { language: true }, 'winners');

/** A page of the session, with its own query cache and the shared session storage. */
const openPage = () => {
  const queryClient = new QueryClient();
  const features: Features = { gateway, queryClient, store: createStore(), merchant: 'LOTUS' };
  return { queryClient, stop: keepSessionCaches(features) };
};

const chunkLoaded = () => vi.dynamicImportSettled();

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('stores nothing on a first visit before the first load is over', async () => {
  const { queryClient, stop } = openPage();
  queryClient.setQueryData(winners, []);
  await vi.advanceTimersByTimeAsync(FETCH_AFTER_MILLISECONDS - 1);
  await chunkLoaded();
  expect(sessionStorage.getItem('WINNERS')).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await chunkLoaded();
  await vi.waitFor(() => expect(sessionStorage.getItem('WINNERS')).toContain('LOTUS'));
  stop();
});

it('shows the stored caches at once after a reload', async () => {
  const first = openPage();
  first.queryClient.setQueryData(answerKey(scope, { language: true, member: true }, 'vendors'), []);
  first.queryClient.setQueryData(winners, [{ player: 'mo***7', gameName: 'Dragon Gate', amount: '128800' }]);
  await vi.advanceTimersByTimeAsync(FETCH_AFTER_MILLISECONDS);
  await chunkLoaded();
  await vi.waitFor(() => expect(sessionStorage.getItem('gameVendor')).not.toBeNull());
  first.stop();
  const next = openPage();
  await vi.advanceTimersByTimeAsync(0);
  await chunkLoaded();
  await vi.waitFor(() => expect(next.queryClient.getQueryData(winners)).toMatchObject([{ player: 'mo***7' }]));
  next.stop();
});

it('stores nothing once it was stopped', async () => {
  const { queryClient, stop } = openPage();
  queryClient.setQueryData(winners, []);
  stop();
  await vi.advanceTimersByTimeAsync(FETCH_AFTER_MILLISECONDS);
  await chunkLoaded();
  expect(sessionStorage.getItem('WINNERS')).toBeNull();
});
