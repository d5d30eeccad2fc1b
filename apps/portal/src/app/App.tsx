import { FeaturesProvider, type Features } from '@baize/features/app';
import type { TenantDocument } from '@baize/tenant/document';
import { useEffect } from 'react';
import { fetchPages } from '../shell/pageNamed.ts';
import { FETCH_AFTER_MILLISECONDS, fetchScreensWhenIdle } from '../site/lazyScreens.tsx';
import { keepSessionCaches } from './keepSessionCaches.ts';
import { Portal } from '../shell/Portal.tsx';
import type { SiteWords } from '../site/words/SiteWords.ts';

export type AppProps = {
  readonly document: TenantDocument;
  readonly features: Features;
  /** Starts with the sentences of the first render, which the prerendered HTML has used as well. */
  readonly words: SiteWords;
  /** True for a first render that fits every address: a frame without a page. */
  readonly neutral?: boolean;
};

/** The portal of one merchant. The router is mounted above it, since server and browser use different ones. */
export function App({ document: tenant, features, words, neutral = false }: AppProps) {
  useEffect(() => {
    performance.mark('hydrated');
    document.documentElement.dataset['hydrated'] = 'true';
    fetchScreensWhenIdle(words);
    // Prefetches the list of page chunks, before a visitor has read the first page.
    setTimeout(() => fetchPages().catch(() => undefined), FETCH_AFTER_MILLISECONDS);
  }, [words]);
  useEffect(() => keepSessionCaches(features), [features]);
  return (
    <FeaturesProvider {...features}>
      <Portal document={tenant} words={words} neutral={neutral} />
    </FeaturesProvider>
  );
}
