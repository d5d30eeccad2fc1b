// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerKey, storeMemberAtom, offeredTokenAtom, sessionAtom, sessionTokenAtom } from '../app/index.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useOtherAccount } from './useOtherAccount.ts';
import { eventually } from '../testing/eventually.ts';

const getMemberInfo = { id: '2', account: 'other', nickname: 'O', type: 0 };
const mine = { merchant: 'LOTUS', language: 'CN', token: 'mine' } as const;
const balance = answerKey(mine, { member: true }, 'balance');

const asked = () => {
  const view = renderFeature(useOtherAccount, { getMemberInfo }, { token: 'mine' });
  act(() => view.store.set(offeredTokenAtom, 'theirs'));
  return view;
};

describe('useOtherAccount', () => {
  it('asks while a session is running and a link has offered another, and not otherwise', () => {
    expect(asked().result.current.asks).toBe(true);
    expect(renderFeature(useOtherAccount, {}, { token: 'mine' }).result.current.asks).toBe(false);
    const visitor = renderFeature(useOtherAccount);
    act(() => visitor.store.set(offeredTokenAtom, 'theirs'));
    expect(visitor.result.current).toMatchObject({ asks: false, accountName: undefined });
  });

  it('says whose session is running, once that is known', () => {
    const { result, store } = asked();
    expect(result.current.accountName).toBeUndefined();
    act(() => store.set(storeMemberAtom, { token: 'mine', member: { ...getMemberInfo, account: 'player' } }));
    expect(result.current.accountName).toBe('player');
  });

  it('keeps the running session and forgets the token when the player declines', () => {
    const { result, store, queryClient } = asked();
    queryClient.setQueryData(balance, 1);
    act(() => result.current.decline());
    expect(result.current.asks).toBe(false);
    act(() => result.current.accept());
    expect(queryClient.getQueryData(balance)).toBe(1);
    expect([store.get(sessionTokenAtom), store.get(offeredTokenAtom)]).toEqual(['mine', undefined]);
  });

  it('switches to the other account when the player agrees, and drops the cached answers of the first', async () => {
    const { result, store, queryClient } = asked();
    const everybodys = answerKey(mine, { language: true }, 'hot');
    queryClient.setQueryData(balance, 1);
    queryClient.setQueryData(everybodys, 2);
    act(() => result.current.accept());
    await eventually(() => expect(store.get(sessionAtom)).toMatchObject({ token: 'theirs', accountName: 'other' }));
    expect(queryClient.getQueryCache().getAll()).toMatchObject([{ queryKey: everybodys }]);
    expect(result.current.asks).toBe(false);
  });
});
