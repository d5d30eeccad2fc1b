import { FeaturesProvider, type Features } from '@baize/features/app';
import type { TenantDocument } from '@baize/tenant/document';
import { useEffect } from 'react';
import { fetchScreensWhenIdle } from '../shell/lazyScreens.tsx';
import { Portal } from '../shell/Portal.tsx';
import type { LoadMessages, Spoken } from '../words/useWords.ts';

export interface AppProps {
  readonly document: TenantDocument;
  readonly features: Features;
  /** The words of the first render; what was rendered in Node used the same. */
  readonly first: Spoken;
  readonly load: LoadMessages;
  /** The first render fits every address: a frame without a page. */
  readonly neutral?: boolean;
}

/** The portal for one merchant. The router stands above it, so that server and browser share it. */
export function App({ document: tenant, features, first, load, neutral = false }: AppProps) {
  useEffect(() => {
    performance.mark('hydrated');
    document.documentElement.dataset['hydrated'] = 'true';
    fetchScreensWhenIdle();
  }, []);
  return (
    <FeaturesProvider {...features}>
      <Portal document={tenant} first={first} load={load} neutral={neutral} />
    </FeaturesProvider>
  );
}
