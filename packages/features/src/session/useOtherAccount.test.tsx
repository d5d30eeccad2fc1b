// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerKey, offeredTokenAtom, sessionAtom, sessionTokenAtom } from '../app/index.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useOtherAccount } from './useOtherAccount.ts';
import { eventually } from '../testing/eventually.ts';

const getMemberInfo = { id: '2', account: 'other', nickname: 'O', type: 0 };

const asked = () => {
  const view = renderFeature(useOtherAccount, { getMemberInfo }, { token: 'mine' });
  act(() => view.store.set(offeredTokenAtom, 'theirs'));
  return view;
};

describe('useOtherAccount', () => {
  it('asks while a session is running and a link has offered another, and not otherwise', () => {
    expect(asked().result.current.asks).toBe(true);
    expect(renderFeature(useOtherAccount, {}, { token: 'mine' }).result.current.asks).toBe(false);
  });

  it('keeps the running session and forgets the token when the player declines', () => {
    const { result, store } = asked();
    act(() => result.current.decline());
    expect(result.current.asks).toBe(false);
    act(() => result.current.accept());
    expect([store.get(sessionTokenAtom), store.get(offeredTokenAtom)]).toEqual(['mine', undefined]);
  });

  it('goes on as the other account when the player agrees, and forgets what the first one was answered', async () => {
    const { result, store, queryClient } = asked();
    const mine = { merchant: 'LOTUS', language: 'CN', token: 'mine' } as const;
    queryClient.setQueryData(answerKey(mine, { member: true }, 'balance'), 1);
    act(() => result.current.accept());
    await eventually(() => expect(store.get(sessionAtom)).toMatchObject({ token: 'theirs', accountName: 'other' }));
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(result.current.asks).toBe(false);
  });
});
