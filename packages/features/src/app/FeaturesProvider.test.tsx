// @vitest-environment jsdom
import { act, render, renderHook } from '@testing-library/react';
import { useAtomValue } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { gatewayStub } from '@baize/gateway-sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { Suspense, use } from 'react';
import { describe, expect, it } from 'vitest';
import { FeaturesProvider, useFeatures, useGateway, useMerchant } from './FeaturesProvider.tsx';
import { mountedAtom } from './lifetime.atoms.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useScope } from './useScope.ts';

describe('FeaturesProvider', () => {
  it('shows a visitor who is asked nothing in the first render, and the session right after [REQ-079]', () => {
    const renders: [boolean, string | undefined][] = [];
    const useRecordedScope = () => {
      const { ready, token } = useScope();
      renders.push([ready, token]);
    };
    renderFeature(useRecordedScope, {}, { token: 't1' });
    expect([renders[0], renders.at(-1)]).toEqual([
      [false, undefined],
      [true, 't1'],
    ]);
  });

  it('keeps the first render on the screen while the one with stored values is prepared', async () => {
    const chunk = Promise.withResolvers<string>();
    function Page() {
      return useAtomValue(mountedAtom) ? use(chunk.promise) : 'as rendered in Node';
    }
    const page = (
      <FeaturesProvider gateway={gatewayStub()} store={createStore()} merchant="LOTUS" queryClient={new QueryClient()}>
        <Suspense fallback="nothing">
          <Page />
        </Suspense>
      </FeaturesProvider>
    );
    await act(async () => void render(page));
    expect(document.body.textContent).toBe('as rendered in Node');
    await act(async () => chunk.resolve('as it is for this visitor'));
    expect(document.body.textContent).toBe('as it is for this visitor');
  });

  it('returns its props to a feature, also after they have changed', () => {
    const [first, second] = ['LOTUS', 'EMBER'].map((merchant) => {
      return { gateway: gatewayStub(), store: createStore(), merchant, queryClient: new QueryClient() };
    });
    if (first === undefined || second === undefined) throw new Error('there are two');
    const seen: unknown[] = [];
    function Page() {
      seen.push([useFeatures(), useGateway(), useMerchant()]);
      return null;
    }
    const page = (given: typeof first) => (
      <FeaturesProvider {...given}>
        <Page />
      </FeaturesProvider>
    );
    const { rerender } = render(page(first));
    expect(seen.at(-1)).toEqual([first, first.gateway, 'LOTUS']);
    rerender(page(second));
    expect(seen.at(-1)).toEqual([second, second.gateway, 'EMBER']);
    expect(second.store.get(mountedAtom)).toBe(true);
  });

  it('says what is missing where there is none', () => {
    expect(() => renderHook(useFeatures)).toThrow('FeaturesProvider');
  });
});
