import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { followChanges } from './changes.ts';
import { answerKey } from './scope.rules.ts';

const scope = { merchant: 'LOTUS', language: 'EN', token: 't1' } as const;

/** Two tabs on a channel as the browser has it: what one posts, the other hears. */
const twoTabs = () => {
  const ends = [new EventTarget(), new EventTarget()] as const;
  return ([0, 1] as const).map((tab) => {
    const channel = Object.assign(ends[tab], {
      postMessage: (data: unknown) => ends[1 - tab]?.dispatchEvent(new MessageEvent('message', { data })),
    });
    const client = new QueryClient();
    return { client, channel, stop: followChanges(client, channel) };
  });
};

const watch = (client: QueryClient, area: string) => {
  const ask = vi.fn(async () => area);
  new QueryObserver(client, { queryKey: answerKey(scope, { member: true }, area, 'ids'), queryFn: ask }).subscribe(
    () => {},
  );
  return ask;
};

const change = (client: QueryClient, meta: { changes?: string }, mutationFn = async () => null) =>
  new MutationObserver(client, { mutationFn, meta }).mutate().catch(() => undefined);

describe('a change', () => {
  it('has the other tabs ask again for the answers of its area, and for no others', async () => {
    const [here, there] = twoTabs();
    if (here === undefined || there === undefined) throw new Error('there are two tabs');
    const [favourites, balance] = [watch(there.client, 'favourites'), watch(there.client, 'balance')];
    await vi.waitFor(() => expect([favourites, balance].map(({ mock }) => mock.calls.length)).toEqual([1, 1]));
    await change(here.client, { changes: 'favourites' });
    await vi.waitFor(() => expect(favourites).toHaveBeenCalledTimes(2));
    expect(balance).toHaveBeenCalledTimes(1);
  });

  it('is told only once it has happened, and to nobody who no longer listens', async () => {
    const [here, there] = twoTabs();
    if (here === undefined || there === undefined) throw new Error('there are two tabs');
    const favourites = watch(there.client, 'favourites');
    await vi.waitFor(() => expect(favourites).toHaveBeenCalledOnce());
    await change(here.client, { changes: 'favourites' }, () => Promise.reject(new Error('no')));
    await change(here.client, {});
    there.channel.dispatchEvent(new MessageEvent('message', { data: 'of an older release' }));
    there.stop();
    await change(here.client, { changes: 'favourites' });
    expect(favourites).toHaveBeenCalledOnce();
  });
});
