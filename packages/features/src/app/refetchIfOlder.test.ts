import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { settled } from '../testing/eventually.ts';
import { refetchIfOlder } from './refetchIfOlder.ts';

afterEach(() => focusManager.setFocused(undefined));

const queryKey = ['balance'];

/** Observes a query that returns these sequences in turn and then repeats the last one. */
const watch = async (...sequences: number[]) => {
  const client = new QueryClient();
  let asked = 0;
  const queryFn = async () => ({ sequence: sequences[Math.min(asked++, sequences.length - 1)] ?? 0 });
  onTestFinished(new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {}));
  await settled();
  return { client, asked: () => asked };
};

it('asks again for an answer that is older than what was told, and for no other [D36]', async () => {
  const { client, asked } = await watch(5, 6);
  await refetchIfOlder(client, queryKey, 5);
  expect(asked()).toBe(1);
  await refetchIfOlder(client, queryKey, 6);
  expect(asked()).toBe(2);
});

it('refetches at most twice', async () => {
  const { client, asked } = await watch(5, 5, 7);
  await refetchIfOlder(client, queryKey, 7);
  expect(asked()).toBe(3);
  await refetchIfOlder(client, queryKey, 9);
  expect(asked()).toBe(5);
});

it('refetches no other query', async () => {
  const { client } = await watch(5, 6);
  let others = 0;
  const queryFn = async () => (others += 1);
  onTestFinished(new QueryObserver(client, { queryKey: ['games'], queryFn }).subscribe(() => {}));
  await settled();
  await refetchIfOlder(client, queryKey, 6);
  expect(others).toBe(1);
});

it('waits for a response in flight instead of refetching', async () => {
  const { client, asked } = await watch(5, 6);
  await Promise.all([refetchIfOlder(client, queryKey, 6), refetchIfOlder(client, queryKey, 6)]);
  expect(asked()).toBe(2);
});

it('refetches nothing while the window has no focus', async () => {
  const { client, asked } = await watch(5, 6);
  focusManager.setFocused(false);
  await refetchIfOlder(client, queryKey, 6);
  expect(asked()).toBe(1);
});

it('refetches a query without data, even for the first sequence', async () => {
  const client = new QueryClient();
  let asked = 0;
  const queryFn = async (): Promise<{ sequence: number }> => {
    asked += 1;
    throw new Error('nobody answers');
  };
  onTestFinished(new QueryObserver(client, { queryKey, queryFn, retry: false }).subscribe(() => {}));
  await settled();
  await refetchIfOlder(client, queryKey, 0);
  expect(asked).toBe(3);
});
