import { gatewayStub } from '@baize/gateway-sdk/testing';
import type { Balance } from '@baize/gateway-sdk/wallet';
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../app/createQueryClient.ts';
import { balanceQuery } from './balance.queries.ts';
import { eventually } from '../testing/eventually.ts';

const at = (sequence: number) =>
  ({ balance: String(sequence * 100), currency: 'CNY', currencySymbol: '¥', sequence }) satisfies Balance;

const watch = (token?: string, queryClient = createQueryClient()) => {
  const waiting: ((sequence: number) => void)[] = [];
  const gateway = gatewayStub(
    { getBalance: () => new Promise((resolve) => waiting.push((sequence) => resolve(at(sequence)))) },
    { token: () => token },
  );
  const query = balanceQuery({ gateway, merchant: 'M', language: 'EN', ready: true, token });
  const observer = new QueryObserver(queryClient, query);
  const stop = observer.subscribe(() => {});
  return { queryClient, query, observer, stop, waiting };
};

describe('balanceQuery', () => {
  it('lets no older answer overwrite a newer one', async () => {
    const { queryClient, query, observer, stop, waiting } = watch('t1');
    queryClient.setQueryData(query.queryKey, at(9));
    await eventually(() => expect(waiting).toHaveLength(1));
    waiting[0]?.(8);
    await queryClient.refetchQueries({ queryKey: query.queryKey }, { cancelRefetch: false });
    expect(observer.getCurrentResult().data?.sequence).toBe(9);
    const later = observer.refetch();
    await eventually(() => expect(waiting).toHaveLength(2));
    waiting[1]?.(10);
    expect((await later).data?.sequence).toBe(10);
    stop();
  });

  it('is read again when the tab is looked at, however fresh it is', async () => {
    const neverStale = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    const { queryClient, stop, waiting } = watch('t1', neverStale);
    queryClient.mount();
    await eventually(() => expect(waiting).toHaveLength(1));
    waiting[0]?.(1);
    await eventually(() => expect(queryClient.isFetching()).toBe(0));
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await eventually(() => expect(waiting).toHaveLength(2));
    focusManager.setFocused(undefined);
    stop();
    queryClient.unmount();
  });

  it('is asked for members alone', () => {
    const { stop, waiting } = watch();
    expect(waiting).toHaveLength(0);
    stop();
  });
});
