import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openTabs } from '../testing/openTabs.ts';
import { followChanges, type ChangeChannel, isObject } from './changes.ts';
import { answerKey } from './scope.rules.ts';
import { eventually } from '../testing/eventually.ts';

const scope = { merchant: 'LOTUS', language: 'EN', token: 't1' } as const;

const openTab = (channel: ChangeChannel) => {
  const client = new QueryClient();
  const stop = followChanges(client, channel);
  onTestFinished(stop);
  return { client, stop };
};

const twoTabs = () => {
  const open = openTabs();
  return { here: openTab(open()), there: openTab(open()), older: open() };
};

const watch = (client: QueryClient, area: string) => {
  const ask = vi.fn(async () => area);
  const queryKey = answerKey(scope, { member: true }, area, 'ids');
  onTestFinished(new QueryObserver(client, { queryKey, queryFn: ask }).subscribe(() => {}));
  return ask;
};

const change = (client: QueryClient, changes?: string, mutationFn = async () => null) =>
  new MutationObserver(client, { mutationFn, ...(changes === undefined ? {} : { meta: { changes } }) })
    .mutate()
    .catch(() => undefined);

describe('a change', () => {
  it('has the other tabs ask again for the answers of its area, and for no others', async () => {
    const { here, there } = twoTabs();
    const [favourites, balance] = [watch(there.client, 'favourites'), watch(there.client, 'balance')];
    await eventually(() => expect([favourites, balance].map(({ mock }) => mock.calls.length)).toEqual([1, 1]));
    await change(here.client, 'favourites');
    await eventually(() => expect(favourites).toHaveBeenCalledTimes(2));
    expect(balance).toHaveBeenCalledTimes(1);
  });

  it('is posted only after it has succeeded; other messages and an unsubscribed tab are ignored', async () => {
    const { here, there, older } = twoTabs();
    const favourites = watch(there.client, 'favourites');
    await eventually(() => expect(favourites).toHaveBeenCalledOnce());
    await change(here.client, 'favourites', () => Promise.reject(new Error('no')));
    const heard: unknown[] = [];
    older.addEventListener('message', ({ data }) => void heard.push(data), { once: true });
    expect(await change(here.client), 'a change of no area').toBeNull();
    const strange = [
      'favourites',
      null,
      { type: 'changed' },
      { type: 'changed', area: 1 },
      { type: 'told', area: 'favourites' },
    ];
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of tabs reaches its own origin alone
    for (const message of strange) older.postMessage(message);
    there.stop();
    await change(here.client, 'favourites');
    expect(favourites).toHaveBeenCalledOnce();
    expect(heard).toEqual([{ type: 'changed', area: 'favourites' }]);
  });
});

it('only a value with fields is an object', () => {
  expect([{}, { type: 'a' }, []].map(isObject)).toEqual([true, true, true]);
  expect([undefined, null, 'text', 7, () => {}].map(isObject)).toEqual([false, false, false, false, false]);
});
