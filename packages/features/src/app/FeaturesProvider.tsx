import type { Gateway } from '@baize/gateway-sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Provider } from 'jotai/react';
import type { createStore } from 'jotai/vanilla';
import { createContext, startTransition, use, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { mountedAtom } from './lifetime.atoms.ts';

export type Store = ReturnType<typeof createStore>;

export type Features = {
  readonly gateway: Gateway;
  /** State that React and the SDK both read. */
  readonly store: Store;
  /** The merchant's code, as the gateway knows it. */
  readonly merchant: string;
  readonly queryClient: QueryClient;
};

const FeaturesContext = createContext<Features | undefined>(undefined);

/**
 * Provides the gateway, the store and the query client to features. The first render uses initial values only; after
 * mounting, stored values are read and calls begin.
 */
export function FeaturesProvider({
  gateway,
  store,
  merchant,
  queryClient,
  children,
}: Features & { children: ReactNode }) {
  const features = useMemo(() => ({ gateway, store, merchant, queryClient }), [gateway, store, merchant, queryClient]);
  useEffect(() => {
    startTransition(() => store.set(mountedAtom, true));
  }, [store]);
  return (
    <FeaturesContext value={features}>
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </Provider>
    </FeaturesContext>
  );
}

/** Returns the values of the nearest `FeaturesProvider`; throws without one. */
export const useFeatures = (): Features => {
  const features = use(FeaturesContext);
  if (features === undefined) throw new Error('useFeatures: put a <FeaturesProvider> above what uses a feature');
  return features;
};

export const useGateway = (): Gateway => useFeatures().gateway;

export const useMerchant = (): string => useFeatures().merchant;
