import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useOwnEntry } from './useOwnEntry.ts';

const begin = () => {
  const closes: (() => void)[] = [];
  const { result } = renderHook(
    () => {
      const [opening, open] = useState<string>();
      const close = useOwnEntry(opening, () => open(undefined));
      if (opening !== undefined) closes.push(close);
      return { open, opening, navigate: useNavigate(), at: useLocation() };
    },
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/first', { pathname: '/second', search: '?a=1', state: { beneath: '/' } }]}>
          {children}
        </MemoryRouter>
      ),
    },
  );
  return { result, closes };
};

it('keeps the address and the state of the entry, and closes by Back', () => {
  const { result } = begin();
  act(() => result.current.open('one'));
  expect(result.current.at).toMatchObject({ pathname: '/second', search: '?a=1', state: { beneath: '/' } });
  act(() => void result.current.navigate(-1));
  expect([result.current.opening, result.current.at.state]).toEqual([undefined, { beneath: '/' }]);
  act(() => void result.current.navigate(-1));
  expect(result.current.at.pathname).toBe('/first');
});

it('leaves no entry behind, also when it is closed before its own has come', () => {
  for (const when of ['before', 'after'] as const) {
    const { result, closes } = begin();
    act(() => result.current.open('one'));
    // The `close` returned before its entry was pushed, and the one returned after.
    act(() => closes.at(when === 'before' ? 0 : -1)?.());
    expect([when, result.current.opening, result.current.at.state]).toEqual([when, undefined, { beneath: '/' }]);
    act(() => void result.current.navigate(-1));
    expect([when, result.current.at.pathname]).toEqual([when, '/first']);
  }
});

it('reuses an entry that was left by Back, and does not open by going forward', () => {
  const { result, closes } = begin();
  act(() => result.current.open('one'));
  act(() => void result.current.navigate(-1));
  act(() => void result.current.navigate(1));
  expect(result.current.opening).toBeUndefined();
  act(() => result.current.open('two'));
  act(() => closes.at(-1)?.());
  act(() => void result.current.navigate(-1));
  expect(result.current.at.pathname).toBe('/first');
});
