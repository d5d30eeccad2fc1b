import { createQueryClient, followChanges, type Features } from '@baize/features/app';
import { guardedStorage, languageAtom, siteLanguagesAtom } from '@baize/features/preferences';
import { endSessionAtom, sessionTokenAtom, startSession } from '@baize/features/session';
import { isLanguageCode } from '@baize/domain/languages';
import { createGateway } from '@baize/gateway-sdk';
import type { TenantDocument } from '@baize/tenant/document';
import { createStore } from 'jotai';

export type PortalOptions = {
  readonly document: TenantDocument;
  /** Replaces the browser's own `fetch` in stories. */
  readonly fetch?: typeof fetch;
};

/** Creates the store, gateway client and query cache of one merchant. Makes no call yet. */
export const createPortal = ({ document: tenant, fetch }: PortalOptions): Features => {
  const store = createStore();
  store.set(siteLanguagesAtom, { offered: tenant.languages, fallback: tenant.defaultLanguage });
  const gateway = createGateway({
    ...(fetch === undefined ? {} : { fetch }),
    token: () => store.get(sessionTokenAtom),
    language: () => store.get(languageAtom),
    merchant: () => tenant.id,
    onUnauthenticated: () => store.set(endSessionAtom, { merchant: tenant.id, end: 'expired' }),
  });
  return { gateway, store, merchant: tenant.id, queryClient: createQueryClient() };
};

/** Restores a visit: the language in the address, the stored session, changes of other tabs. Returns its clean-up. */
export const restoreVisit = (features: Features, tenant: TenantDocument, browser: Window): (() => void) => {
  const visit = new URLSearchParams(browser.location.search).get('lang')?.toUpperCase();
  features.store.set(siteLanguagesAtom, {
    offered: tenant.languages,
    fallback: tenant.defaultLanguage,
    visit: isLanguageCode(visit) ? visit : undefined,
  });
  // Few visits have one, so its code is kept out of the first load. If that fails to load, the visit goes on without.
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
};
