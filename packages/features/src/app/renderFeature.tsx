import { DEFAULT_LANGUAGE } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import type { Gateway } from '@baize/gateway-sdk';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createStore } from 'jotai/vanilla';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { FeaturesProvider } from './FeaturesProvider.tsx';
import type { Store } from './FeaturesProvider.tsx';
import { languageAtom, siteLanguagesAtom } from './language.atoms.ts';
import { storagesAtom } from './lifetime.atoms.ts';
import { memoryStorage } from './memoryStorage.ts';
import { sessionStartedAtom } from './session.atoms.ts';

type Groups = { [Group in keyof Gateway]?: Record<string, (...given: never[]) => unknown> };

/** A hook of a feature under a provider whose gateway is a few functions; for the tests of this package. */
export const renderFeature = <T,>(useFeature: () => T, gateway: Groups, { token }: { token?: string } = {}) => {
  const store = createStore();
  const queryClient = new QueryClient();
  store.set(storagesAtom, { session: memoryStorage(), device: memoryStorage() });
  if (token !== undefined) store.set(sessionStartedAtom, token);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <FeaturesProvider
        gateway={gateway as unknown as Gateway}
        store={store}
        merchant="LOTUS"
        queryClient={queryClient}
      >
        {children}
      </FeaturesProvider>
    </StrictMode>
  );
  return { store, queryClient, ...renderHook(useFeature, { wrapper }) };
};

/** A player chooses another language while the feature is on the screen. */
export const switchLanguage = (store: Store, code: LanguageCode): void =>
  act(() => {
    store.set(siteLanguagesAtom, { offered: [DEFAULT_LANGUAGE, code], fallback: DEFAULT_LANGUAGE });
    store.set(languageAtom, code);
  });

/** A call that succeeds with a value. */
export const succeeds = (value: unknown) => Promise.resolve({ ok: true, value });

/** A call that fails as the network does. */
export const fails = (fault: unknown = { kind: 'network' }) => Promise.resolve({ ok: false, error: fault });
