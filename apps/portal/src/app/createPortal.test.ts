import { languageAtom, mountedAtom } from '@baize/features/preferences';
import { sessionEndReasonAtom, endSessionAtom, startSessionAtom, sessionTokenAtom } from '@baize/features/session';
import { getGameVendors } from '@baize/gateway-sdk/catalogue';
import { getMemberInfo } from '@baize/gateway-sdk/member';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { sampleTenant } from '../testing/sampleTenant.ts';
import { createPortal, restoreVisit } from './createPortal.ts';

let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

/** A tab of this browser at an address, after it has read the storage. */
const tabAt = (address: string, document = sampleTenant) => {
  history.replaceState(null, '', address);
  const features = createPortal({ document, fetch: () => new Promise(() => {}) });
  stops.push(restoreVisit(features, document, window));
  features.store.set(mountedAtom, true);
  return features;
};

it.each([
  ['/?lang=ar', 'AR'],
  ['/?lang=VI', 'EN'],
  ['/?lang=toString', 'EN'],
  ['/', 'EN'],
])('speaks at %s the language %s, of those that the merchant offers [REQ-006]', (address, language) => {
  expect(tabAt(address).store.get(languageAtom)).toBe(language);
});

it('keeps a session for the visit, where another page of it finds it again, and a choice on the device', () => {
  const { store } = tabAt('/');
  store.set(startSessionAtom, 'a-token');
  store.set(languageAtom, 'AR');
  expect([sessionStorage.getItem('token'), localStorage.getItem('token')]).toEqual(['a-token', null]);
  expect([sessionStorage.getItem('language'), localStorage.getItem('language')]).toEqual([null, 'AR']);
  localStorage.clear();
  for (const stop of stops.splice(0)) stop();
  expect(tabAt('/').store.get(sessionTokenAtom)).toBe('a-token');
});

it('ends the session in the other tabs of the merchant, and in none of another merchant’s', async () => {
  const [here, there, elsewhere] = [tabAt('/'), tabAt('/'), tabAt('/', { ...sampleTenant, id: 'other' })];
  for (const { store } of [here, there, elsewhere]) store.set(startSessionAtom, 'a-token');
  here.store.set(endSessionAtom, { merchant: 'sample', end: 'loggedOut' });
  await vi.waitFor(() => expect(there.store.get(sessionTokenAtom)).toBeUndefined());
  expect(elsewhere.store.get(sessionTokenAtom)).toBe('a-token');
});

it('ignores the other tabs after the visit has ended', async () => {
  const [here, over, there] = [tabAt('/'), tabAt('/'), tabAt('/')];
  for (const { store } of [here, over, there]) store.set(startSessionAtom, 'a-token');
  stops[1]?.();
  here.store.set(endSessionAtom, { merchant: 'sample', end: 'loggedOut' });
  await vi.waitFor(() => expect(there.store.get(sessionTokenAtom)).toBeUndefined());
  expect(over.store.get(sessionTokenAtom)).toBe('a-token');
});

it('sends nothing to the other tabs after the visit has ended, and closes the channel', async () => {
  const close = vi.spyOn(BroadcastChannel.prototype, 'close');
  onTestFinished(() => close.mockRestore());
  const { store, queryClient } = tabAt('/');
  store.set(startSessionAtom, 'a-token');
  for (const stop of stops.splice(0)) stop();
  expect(close).toHaveBeenCalledTimes(1);
  // A closed channel throws when it sends a message: an end of the session or a change would fail.
  expect(() => store.set(endSessionAtom, { merchant: 'sample', end: 'loggedOut' })).not.toThrow();
  const change = { mutationFn: async () => 'done', meta: { changes: 'favourites' } };
  expect(await queryClient.getMutationCache().build(queryClient, change).execute(undefined)).toBe('done');
});

it('keeps an answer fresh for a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { queryClient } = createPortal({ document: sampleTenant });
  const answer = vi.fn<() => Promise<string>>(async () => 'answer');
  const ask = () => queryClient.fetchQuery({ queryKey: ['any'], queryFn: answer });
  await ask();
  vi.advanceTimersByTime(59_999);
  await ask();
  expect(answer).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await ask();
  expect(answer).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('tells the gateway for which merchant and who asks, in which language, and forgets a session that it no longer knows', async () => {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => Response.json({}, { status: 401 }));
  const { gateway, store } = createPortal({ document: sampleTenant, fetch: fetch as typeof globalThis.fetch });
  store.set(startSessionAtom, 'a-token');
  store.set(mountedAtom, true);
  store.set(languageAtom, 'AR');
  await getMemberInfo(gateway);
  const [[asked] = []] = fetch.mock.calls;
  expect(['Authorization', 'X-Language'].map((name) => asked?.headers.get(name))).toEqual(['Bearer a-token', 'AR']);
  expect([store.get(sessionTokenAtom), store.get(sessionEndReasonAtom)]).toEqual([undefined, 'expired']);
  await getGameVendors(gateway);
  const [, [askedOf] = []] = fetch.mock.calls;
  expect(new URL(askedOf?.url ?? '').searchParams.get('merchantCode')).toBe('sample');
});

it('makes one query to a gateway that does not answer: only the client repeats what may be repeated', async () => {
  const { queryClient } = createPortal({ document: sampleTenant });
  const failing = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('down')));
  const observer = new QueryObserver(queryClient, { queryKey: ['any'], queryFn: failing });
  const failed = Promise.withResolvers<void>();
  stops.push(observer.subscribe(({ isError, failureCount }) => (isError || failureCount > 0) && failed.resolve()));
  await failed.promise;
  expect([failing.mock.calls.length, observer.getCurrentResult().isError]).toEqual([1, true]);
});

it('without a network a change is tried at once, and not made later when the network is back', async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  onlineManager.setOnline(false);
  const { queryClient } = createPortal({ document: sampleTenant });
  const place = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no network')));
  const bet = queryClient.getMutationCache().build(queryClient, { mutationFn: place });
  await expect(bet.execute(undefined)).rejects.toThrow('no network');
  onlineManager.setOnline(true);
  expect(place).toHaveBeenCalledTimes(1);
});
