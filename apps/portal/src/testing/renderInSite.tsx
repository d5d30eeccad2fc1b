import type { LanguageCode } from '@baize/domain/languages';
import { FeaturesProvider } from '@baize/features/app';
import { languageAtom, mountedAtom, siteLanguagesAtom } from '@baize/features/preferences';
import { useStartUpWatcher } from '@baize/features/system';
import { effectiveSite, type TenantDocument } from '@baize/tenant/document';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createPortal } from '../app/createPortal.ts';
import { SiteContext } from '../site/SiteContext.ts';
import { Places } from '../site/routes/Places.tsx';
import { ShellWords } from '../shell/ShellWords.tsx';
import { createSiteWords } from '../site/words/createSiteWords.ts';
import { areaNames } from '../site/words/wordAreas.ts';
import { catalogOf, loadFromCatalogs } from './catalogOf.ts';
import { sampleTenant } from './sampleTenant.ts';
import { Unstyled } from './Unstyled.tsx';

export type RenderOptions = {
  /** Answers calls; by default they stay pending. */
  readonly fetch?: typeof fetch;
  /** Fetches the start-up configuration, as the portal does. */
  readonly startsUp?: boolean;
  readonly language?: LanguageCode;
  /** Overrides of the merchant's document. */
  readonly tenant?: Partial<TenantDocument>;
};

const neverAnswers: typeof fetch = () => new Promise(() => {});

/**
 * Renders a part of the portal in the sample merchant's site, by default in English and with a gateway that never
 * answers.
 */
export const renderInSite = async (
  part: ReactNode,
  path = '/',
  { fetch, startsUp = false, language = 'EN', tenant = {} }: RenderOptions = {},
) => {
  const document = { ...sampleTenant, ...tenant };
  const first = { language, messages: await catalogOf(language), areas: areaNames } as const;
  const words = createSiteWords(document, first, loadFromCatalogs);
  const features = createPortal({ document, fetch: fetch ?? neverAnswers });
  features.store.set(siteLanguagesAtom, { offered: [language], fallback: language });
  features.store.set(mountedAtom, fetch !== undefined);
  features.store.set(languageAtom, language);
  const effective = effectiveSite(document, undefined);
  const site = { document, language, words, effective } as const;
  const view = render(part, {
    wrapper: ({ children }) => (
      <Unstyled>
        <MemoryRouter initialEntries={[path]}>
          <FeaturesProvider {...features}>
            <I18nProvider i18n={words.now().vocabulary.words}>
              <SiteContext value={site}>
                <ShellWords>
                  <Places>
                    {startsUp && <StartUp />}
                    {children}
                  </Places>
                </ShellWords>
              </SiteContext>
            </I18nProvider>
          </FeaturesProvider>
        </MemoryRouter>
      </Unstyled>
    ),
  });
  return { ...view, store: features.store };
};

function StartUp() {
  useStartUpWatcher();
  return null;
}
