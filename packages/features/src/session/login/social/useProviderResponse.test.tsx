// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { namedAtom } from './social.atoms.ts';
import { useProviderResponse } from './useProviderResponse.ts';

it('returns the account chosen in a window, once, and otherwise the response in the address', () => {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <Provider store={store}>{children}</Provider>
    </StrictMode>
  );
  const given = () => renderHook(() => useProviderResponse('?state=s&code=c'), { wrapper }).result.current;
  store.set(namedAtom, { idToken: 'i' });
  expect(given()).toEqual({ idToken: 'i' });
  expect(store.get(namedAtom)).toBeUndefined();
  expect(given()).toEqual({ state: 's', code: 'c' });
});
