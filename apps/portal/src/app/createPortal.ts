import { followChanges, type Features } from '@baize/features/app';
import { guardedStorage, languageAtom, siteLanguagesAtom } from '@baize/features/preferences';
import { sessionEndedAtom, sessionTokenAtom, startSession } from '@baize/features/session';
import { isLanguageCode } from '@baize/domain/languages';
import { createGateway } from '@baize/gateway-sdk';
import type { TenantDocument } from '@baize/tenant/document';
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';

export interface PortalOptions {
  readonly document: TenantDocument;
  /** Stands in for the browser's own in stories. */
  readonly fetch?: typeof fetch;
}

/** What the features stand on, for one merchant: a store, a gateway client, a cache. Nothing is called yet. */
export function createPortal({ document: tenant, fetch }: PortalOptions): Features {
  const store = createStore();
  store.set(siteLanguagesAtom, { offered: tenant.languages, fallback: tenant.defaultLanguage });
  const gateway = createGateway({
    ...(fetch === undefined ? {} : { fetch }),
    token: () => store.get(sessionTokenAtom),
    language: () => store.get(languageAtom),
    merchant: () => tenant.id,
    onUnauthenticated: () => store.set(sessionEndedAtom, { merchant: tenant.id, end: 'expired' }),
  });
  const queryClient = new QueryClient({
    // The SDK repeats what may be repeated; a second retry here would only make a failure slower to see.
    defaultOptions: {
      queries: { retry: false, staleTime: 60_000 },
      // Without a network a change fails at once: one that waited would be made later, when it is no longer wanted.
      mutations: { networkMode: 'always' },
    },
  });
  return { gateway, store, merchant: tenant.id, queryClient };
}

/** Takes up what this browser remembers: the language asked for in the address, the session, the other tabs. */
export function takeUpVisit(features: Features, tenant: TenantDocument, browser: Window): () => void {
  const visit = new URLSearchParams(browser.location.search).get('lang')?.toUpperCase();
  features.store.set(siteLanguagesAtom, {
    offered: tenant.languages,
    fallback: tenant.defaultLanguage,
    visit: isLanguageCode(visit) ? visit : undefined,
  });
  // Of few visits: its code stays out of the first load. A visit without it goes on as any other.
  if (browser.location.search.includes('referralCode='))
    import('./keepReferral.ts')
      .then((code) => code.keepReferral(features.store, browser.location.search))
      .catch(() => undefined);
  const channel = new BroadcastChannel(`baize-${tenant.id}`);
  const stopFollowing = followChanges(features.queryClient, channel);
  const stopSession = startSession({
    ...features,
    location: browser.location,
    history: browser.history,
    storage: {
      session: guardedStorage(() => browser.sessionStorage),
      device: guardedStorage(() => browser.localStorage),
    },
    channel,
  });
  return () => {
    stopSession();
    stopFollowing();
    channel.close();
  };
}
