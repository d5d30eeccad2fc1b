import { FeaturesProvider, type Features } from '@baize/features/app';
import type { TenantDocument } from '@baize/tenant/document';
import { useEffect } from 'react';
import { fetchPages } from '../routes/pageNamed.ts';
import { FETCH_AFTER_MILLISECONDS, fetchScreensWhenIdle } from '../shell/lazyScreens.tsx';
import { keepSessionCaches } from './keepSessionCaches.ts';
import { Portal } from '../shell/Portal.tsx';
import type { SiteWords } from '../words/SiteWords.ts';

export interface AppProps {
  readonly document: TenantDocument;
  readonly features: Features;
  /** Begins with the words of the first render; what was rendered in Node used the same. */
  readonly words: SiteWords;
  /** The first render fits every address: a frame without a page. */
  readonly neutral?: boolean;
}

/** The portal for one merchant. The router stands above it, so that server and browser share it. */
export function App({ document: tenant, features, words, neutral = false }: AppProps) {
  useEffect(() => {
    performance.mark('hydrated');
    document.documentElement.dataset['hydrated'] = 'true';
    fetchScreensWhenIdle(words);
    // Where other pages come from is known before a visitor has read the first one.
    setTimeout(() => fetchPages().catch(() => undefined), FETCH_AFTER_MILLISECONDS);
  }, [words]);
  useEffect(() => keepSessionCaches(features), [features]);
  return (
    <FeaturesProvider {...features}>
      <Portal document={tenant} words={words} neutral={neutral} />
    </FeaturesProvider>
  );
}
