import { guardedStorage } from '@baize/features/preferences';
import type { Messages } from '@lingui/core';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createPortal, takeUpVisit } from './app/createPortal.ts';
import { readPage } from './app/readPage.ts';
import { rootOptions } from './app/rootOptions.ts';
import { recoverChunks } from './app/recoverChunks.ts';
import { createWords } from './words/createWords.ts';
import type { LoadMessages } from './words/useWords.ts';

const { document: tenant, messages, root } = readPage(document);
const features = createPortal({ document: tenant });

recoverChunks(
  window,
  guardedStorage(() => window.sessionStorage),
);
takeUpVisit(features, tenant, window);

const load: LoadMessages = async (language) => {
  const answer = await fetch(tenant.words[language] ?? '');
  if (!answer.ok) throw new Error(`No sentences in ${language}: ${answer.status}`);
  return (await answer.json()) as Messages;
};

hydrateRoot(
  root,
  <StrictMode>
    <BrowserRouter>
      <App
        document={tenant}
        features={features}
        first={{ language: tenant.defaultLanguage, words: createWords(tenant.defaultLanguage, messages) }}
        load={load}
        neutral={root.querySelector('[data-neutral]') !== null}
      />
    </BrowserRouter>
  </StrictMode>,
  rootOptions,
);
