import type { LanguageCode } from '@baize/domain/languages';
import { memoryStorage } from '@baize/features/preferences';
import { startSession } from '@baize/features/session';
import type { TenantDocument } from '@baize/tenant/document';
import { render } from '@testing-library/react';
import { Profiler } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { App } from '../app/App.tsx';
import { createPortal } from '../app/createPortal.ts';
import { createSiteWords } from '../words/createSiteWords.ts';
import type { LoadWords } from '../words/Vocabulary.ts';
import { loadFromCatalogs } from './catalogOf.ts';
import { sampleTenant } from './sampleTenant.ts';
import { Unstyled } from './Unstyled.tsx';

interface Wishes {
  readonly load?: LoadWords;
  readonly token?: string;
  /** What this device remembers to have been chosen. */
  readonly language?: LanguageCode;
  /** Answers calls. When left out, calls stay unanswered. */
  readonly fetch?: typeof fetch;
  /** What the merchant's document says besides. */
  readonly tenant?: Partial<TenantDocument>;
}

/** The whole portal of the sample merchant at an address, as a browser has it after its first render. */
export async function renderSite(
  path: string,
  { load = loadFromCatalogs, token, language: chosen, fetch = silence, tenant = {} }: Wishes = {},
) {
  window.history.replaceState(null, '', path);
  const site = { ...sampleTenant, ...tenant };
  document.documentElement.dataset['scheme'] = site.defaultScheme;
  const features = createPortal({ document: site, fetch });
  const storage = {
    session: memoryStorage(token === undefined ? {} : { token }),
    device: memoryStorage(chosen && { language: chosen }),
  };
  startSession({ ...features, location: window.location, history: window.history, storage });
  const { defaultLanguage: language } = site;
  const messages = await loadFromCatalogs(language, 'shell');
  const words = createSiteWords(site, { language, messages }, load);
  // As a host does: the page at `/` is the prerendered home, any other address gets the neutral shell.
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
}

const silence: typeof fetch = () => new Promise(() => {});
