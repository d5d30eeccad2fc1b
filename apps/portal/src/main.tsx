import { guardedStorage } from '@baize/features/preferences';
import type { Messages } from '@lingui/core';
import { startTransition, StrictMode } from 'react';
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

const load: LoadMessages = async (language) => {
  const answer = await fetch(tenant.words[language] ?? '');
  if (!answer.ok) throw new Error(`No sentences in ${language}: ${answer.status}`);
  return (await answer.json()) as Messages;
};

function start(): void {
  const features = createPortal({ document: tenant });
  takeUpVisit(features, tenant, window);
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
}

recoverChunks(
  window,
  guardedStorage(() => window.sessionStorage),
);
// Presses are heard between a task and the next: this one has compiled the release, the next starts it, and what it
// renders, as a transition, is rendered in slices.
setTimeout(() => startTransition(start));
