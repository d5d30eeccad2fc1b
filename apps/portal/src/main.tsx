import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { readPage } from './app/readPage.ts';
import { createWords } from './words/createWords.ts';

const { document: tenant, messages, root } = readPage(document);

hydrateRoot(
  root,
  <StrictMode>
    <BrowserRouter>
      <App document={tenant} language={tenant.defaultLanguage} words={createWords(tenant.defaultLanguage, messages)} />
    </BrowserRouter>
  </StrictMode>,
);
