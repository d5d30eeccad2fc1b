import { FeaturesProvider } from '@baize/features/app';
import { effectiveSite } from '@baize/tenant/document';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createPortal } from '../app/createPortal.ts';
import { SiteContext } from '../app/SiteContext.ts';
import { Places } from '../routes/Places.tsx';
import { ShellWords } from '../shell/ShellWords.tsx';
import { createSiteWords } from '../words/createSiteWords.ts';
import { areaNames } from '../words/wordAreas.ts';
import { catalogOf, loadFromCatalogs } from './catalogOf.ts';
import { sampleTenant } from './sampleTenant.ts';

const silence: typeof fetch = () => new Promise(() => {});

/** A part of the portal within the sample merchant's site, in English, before its gateway has answered. */
export async function renderInSite(part: ReactNode, path = '/') {
  const first = { language: 'EN', messages: await catalogOf('EN'), areas: areaNames } as const;
  const words = createSiteWords(sampleTenant, first, loadFromCatalogs);
  const features = createPortal({ document: sampleTenant, fetch: silence });
  const effective = effectiveSite(sampleTenant, undefined);
  const site = { document: sampleTenant, language: 'EN', words, effective } as const;
  return render(part, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[path]}>
        <FeaturesProvider {...features}>
          <I18nProvider i18n={words.now().vocabulary.words}>
            <SiteContext value={site}>
              <ShellWords>
                <Places>{children}</Places>
              </ShellWords>
            </SiteContext>
          </I18nProvider>
        </FeaturesProvider>
      </MemoryRouter>
    ),
  });
}
