import { DEFAULT_LANGUAGE } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import { gatewayStub } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act, renderHook } from '@testing-library/react';
import { createStore } from 'jotai/vanilla';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../app/createQueryClient.ts';
import { FeaturesProvider } from '../app/FeaturesProvider.tsx';
import type { Store } from '../app/FeaturesProvider.tsx';
import { languageAtom, siteLanguagesAtom } from '../app/language.atoms.ts';
import { storagesAtom } from '../app/lifetime.atoms.ts';
import { memoryStorage } from '../app/memoryStorage.ts';
import { startSessionAtom, sessionTokenAtom } from '../app/session.atoms.ts';
import type { KeyValueStorage } from '../app/storages.ts';

type Visit = {
  readonly token?: string;
  /** Session storage of the tab, such as that of a page before a reload. */
  readonly session?: KeyValueStorage;
};

/** Renders a hook over the real SDK with a stubbed gateway. */
export const renderFeature = <T,>(
  useFeature: () => T,
  stubs: Stubs = {},
  { token, session = memoryStorage() }: Visit = {},
) => {
  const store = createStore();
  const queryClient = createQueryClient();
  const gateway = gatewayStub(stubs, {
    token: () => store.get(sessionTokenAtom),
    language: () => store.get(languageAtom),
  });
  store.set(storagesAtom, { session, device: memoryStorage() });
  if (token !== undefined) store.set(startSessionAtom, token);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <FeaturesProvider gateway={gateway} store={store} merchant="LOTUS" queryClient={queryClient}>
        {children}
      </FeaturesProvider>
    </StrictMode>
  );
  return { store, queryClient, gateway, ...renderHook(useFeature, { wrapper }) };
};

/** Switches the language while the hook is rendered. */
export const switchLanguage = (store: Store, code: LanguageCode): void =>
  act(() => {
    store.set(siteLanguagesAtom, { offered: [DEFAULT_LANGUAGE, code], fallback: DEFAULT_LANGUAGE });
    store.set(languageAtom, code);
  });
