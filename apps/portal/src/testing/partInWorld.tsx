import { FeaturesProvider } from '@baize/features/app';
import { effectiveSite, type TenantDocument } from '@baize/tenant/document';
import { I18nProvider } from '@lingui/react';
import type { StoryContext } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SiteContext } from '../site/SiteContext.ts';
import { Places } from '../site/routes/Places.tsx';
import { ShellWords } from '../shell/ShellWords.tsx';
import { loadedOf, startVisit, wordsOf } from './pageInWorld.tsx';

type PartInWorldProps = {
  /** Overrides of the merchant's document. */
  readonly own?: Partial<TenantDocument>;
  readonly children: ReactNode;
} & Pick<StoryContext, 'loaded'>;

/** Renders a part of a page without the frame, in its merchant's site and the story's world. */
export function PartInWorld({ loaded, own, children }: PartInWorldProps) {
  const { world, site } = loadedOf({ loaded });
  const [{ features, words, value }] = useState(() => {
    const { language } = site;
    const document = { ...site.document, ...own };
    const words = wordsOf({ ...site, document });
    return {
      ...startVisit({ path: '/', announced: false, tenant: document, language, world }),
      words,
      value: { document, language, words, effective: effectiveSite(document, undefined) },
    };
  });
  return (
    <MemoryRouter>
      <FeaturesProvider {...features}>
        <I18nProvider i18n={words.now().vocabulary.words}>
          <SiteContext value={value}>
            <ShellWords>
              <Places>{children}</Places>
            </ShellWords>
          </SiteContext>
        </I18nProvider>
      </FeaturesProvider>
    </MemoryRouter>
  );
}
