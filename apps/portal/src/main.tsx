import { guardedStorage } from '@baize/features/preferences';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createPortal, restoreVisit } from './app/createPortal.ts';
import { followIncidents } from './app/followIncidents.ts';
import { readPage } from './app/readPage.ts';
import { rootOptions } from './app/rootOptions.ts';
import { recoverChunks } from './app/recoverChunks.ts';
import { reportIncidentsToGateway } from './site/lazyScreens.tsx';
import { createSiteWords } from './site/words/createSiteWords.ts';
import { fetchWords } from './site/words/fetchWords.ts';

const { document: tenant, messages, root } = readPage(document);

const start = (): void => {
  const features = createPortal({ document: tenant });
  reportIncidentsToGateway(features.gateway);
  restoreVisit(features, tenant, window);
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App
          document={tenant}
          features={features}
          words={createSiteWords(tenant, { language: tenant.defaultLanguage, messages }, fetchWords(tenant))}
          neutral={root.querySelector('[data-neutral]') !== null}
        />
      </BrowserRouter>
    </StrictMode>,
    rootOptions,
  );
};

followIncidents(window);
recoverChunks(
  window,
  guardedStorage(() => window.sessionStorage),
);
// A browser that lacks a feature (`data-old`) shows a note and never starts, since its errors would mislead. Compiling
// the release is one task and the start the next, so that presses are handled in between; as a transition it renders in
// slices.
if (!document.documentElement.hasAttribute('data-old')) setTimeout(() => startTransition(start));
