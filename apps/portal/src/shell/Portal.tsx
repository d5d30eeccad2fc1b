import { mountedAtom } from '@baize/features/preferences';
import { useIsOtherOffered } from '@baize/features/session';
import { useStartUpWatcher } from '@baize/features/system';
import { effectiveSite, type TenantDocument } from '@baize/tenant/document';
import { GlobalStyle } from '@baize/ui-kit/GlobalStyle';
import { LinkProvider } from '@baize/ui-kit/Link';
import { LoadingCover } from '@baize/ui-kit/LoadingCover';
import { I18nProvider } from '@lingui/react';
import { useAtomValue, useStore } from 'jotai';
import { Suspense, useEffect, useMemo } from 'react';
import { SiteContext } from '../site/SiteContext.ts';
import { OtherAccountDialog } from '../site/lazyScreens.tsx';
import { Places } from '../site/routes/Places.tsx';
import { RouterLink } from '../site/routes/RouterLink.tsx';
import type { SiteWords } from '../site/words/SiteWords.ts';
import { followLanguage } from '../site/words/followLanguage.ts';
import { useLanguageReady } from '../site/words/useLanguageReady.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { Shell } from './Shell.tsx';
import { ShellWords } from './ShellWords.tsx';
import { WholeScreen } from './WholeScreen.tsx';

/** Covers every address but home's until the page can be rendered in the visitor's language. */
function FirstCover({ settled }: { readonly settled: boolean }) {
  const mounted = useAtomValue(mountedAtom);
  return mounted && settled ? null : (
    <div data-neutral>
      <LoadingCover />
    </div>
  );
}

type PortalProps = {
  readonly document: TenantDocument;
  readonly words: SiteWords;
  readonly neutral: boolean;
};

/** Provides merchant, language and kit, and renders the shell. */
export function Portal({ document: tenant, words, neutral }: PortalProps) {
  const mounted = useAtomValue(mountedAtom);
  const store = useStore();
  useEffect(() => followLanguage(store, words), [store, words]);
  const { vocabulary, settled } = useLanguageReady(words);
  const { language, words: i18n } = vocabulary;
  const { startUp } = useStartUpWatcher();
  const asks = useIsOtherOffered();
  const site = useMemo(
    () => ({ document: tenant, language, words, effective: effectiveSite(tenant, startUp) }),
    [tenant, language, words, startUp],
  );
  return (
    <I18nProvider i18n={i18n}>
      <SiteContext value={site}>
        <ShellWords>
          <LinkProvider link={RouterLink}>
            <Places>
              <GlobalStyle />
              {neutral && <FirstCover settled={settled} />}
              <PageErrorBoundary frame={WholeScreen}>{(mounted || !neutral) && <Shell />}</PageErrorBoundary>
              <Suspense>{asks && mounted && <OtherAccountDialog />}</Suspense>
            </Places>
          </LinkProvider>
        </ShellWords>
      </SiteContext>
    </I18nProvider>
  );
}
