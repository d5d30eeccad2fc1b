import type { LanguageCode } from '@baize/domain/languages';
import type { TenantDocument } from '@baize/tenant/document';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Suspense, useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import { routeTable } from '../routes/routeTable.ts';
import { SiteContext } from './SiteContext.ts';

export interface AppProps {
  readonly document: TenantDocument;
  readonly language: LanguageCode;
  readonly words: I18n;
  /** Renders what fits every address: the frame without a page. */
  readonly neutral?: boolean;
}

/** The portal for one merchant in one language. The router stands above it, so that server and browser share it. */
export function App({ document, language, words, neutral = false }: AppProps) {
  const site = useMemo(() => ({ document, language }), [document, language]);
  return (
    <I18nProvider i18n={words}>
      <SiteContext value={site}>
        <Suspense fallback={null}>
          {!neutral && (
            <Routes>
              {routeTable.flatMap(({ paths, page: Page }) =>
                paths.map((path) => <Route key={path} path={path} element={<Page />} />),
              )}
            </Routes>
          )}
        </Suspense>
      </SiteContext>
    </I18nProvider>
  );
}
