import { FeaturesProvider } from '@baize/features/app';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createPortal } from '../app/createPortal.ts';
import { SiteContext } from '../app/SiteContext.ts';
import { Places } from '../routes/Places.tsx';
import { ShellWords } from '../shell/ShellWords.tsx';
import { createWords } from '../words/createWords.ts';
import { catalogOf } from './catalogOf.ts';
import { sampleTenant } from './sampleTenant.ts';

const silence: typeof fetch = () => new Promise(() => {});

/** A part of the portal within the sample merchant's site, in English, before its gateway has answered. */
export async function renderInSite(part: ReactNode, path = '/') {
  const words = createWords('EN', await catalogOf('EN'));
  const features = createPortal({ document: sampleTenant, fetch: silence });
  const site = { document: sampleTenant, language: 'EN', extent: 'whole', offered: sampleTenant.languages } as const;
  return render(part, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[path]}>
        <FeaturesProvider {...features}>
          <I18nProvider i18n={words}>
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
