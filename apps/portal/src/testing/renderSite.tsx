import type { LanguageCode } from '@baize/domain/languages';
import { memoryStorage } from '@baize/features/preferences';
import type { KeyValueStorage } from '@baize/features/preferences';
import { startSession } from '@baize/features/session';
import type { TenantDocument } from '@baize/tenant/document';
import { render } from '@testing-library/react';
import { Profiler } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { App } from '../app/App.tsx';
import { createPortal } from '../app/createPortal.ts';
import { createSiteWords } from '../site/words/createSiteWords.ts';
import type { LoadWords } from '../site/words/Vocabulary.ts';
import { loadFromCatalogs } from './catalogOf.ts';
import { sampleTenant } from './sampleTenant.ts';
import { Unstyled } from './Unstyled.tsx';

type Wishes = {
  readonly load?: LoadWords;
  readonly token?: string;
  /** Language stored on this device. */
  readonly language?: LanguageCode;
  /** Answers calls; by default they stay pending. */
  readonly fetch?: typeof fetch;
  /** Session storage of the tab, such as that of a page before a reload. */
  readonly session?: KeyValueStorage;
  /** Overrides of the merchant's document. */
  readonly tenant?: Partial<TenantDocument>;
};

/** Renders the portal of the sample merchant at an address, as a browser does after its document has loaded. */
export const renderSite = async (
  path: string,
  { load = loadFromCatalogs, token, language: chosen, fetch = neverAnswers, session, tenant = {} }: Wishes = {},
) => {
  window.history.replaceState(null, '', path);
  const site = { ...sampleTenant, ...tenant };
  document.documentElement.dataset['scheme'] = site.defaultScheme;
  const features = createPortal({ document: site, fetch });
  const storage = {
    session: session ?? memoryStorage(token === undefined ? {} : { token }),
    device: memoryStorage(chosen && { language: chosen }),
  };
  startSession({ ...features, location: window.location, history: window.history, storage });
  const { defaultLanguage: language } = site;
  const messages = await loadFromCatalogs(language, 'shell');
  const words = createSiteWords(site, { language, messages }, load);
  // As a host serves it: `/` is the prerendered home, any other address the neutral shell.
  const neutral = window.location.pathname !== '/';
  const handleRender = vi.fn<() => void>();
  const view = render(
    <Unstyled>
      <Profiler id="site" onRender={handleRender}>
        <BrowserRouter>
          <App document={site} features={features} words={words} neutral={neutral} />
        </BrowserRouter>
      </Profiler>
    </Unstyled>,
  );
  return { ...view, ...features, storage, handleRender };
};

const neverAnswers: typeof fetch = () => new Promise(() => {});
