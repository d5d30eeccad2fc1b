import { offeredLanguages } from '@baize/domain/languages';
import { languageAtom, mountedAtom } from '@baize/features/preferences';
import { useOtherAccount } from '@baize/features/session';
import { useStartUpWatcher } from '@baize/features/system';
import type { TenantDocument } from '@baize/tenant/document';
import { GlobalStyle } from '@baize/ui-kit/GlobalStyle';
import { LinkProvider } from '@baize/ui-kit/Link';
import { LoadingCover } from '@baize/ui-kit/LoadingCover';
import { I18nProvider } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteContext } from '../app/SiteContext.ts';
import { placeOf } from '../routes/paths.ts';
import { Places } from '../routes/Places.tsx';
import { RouterLink } from '../routes/RouterLink.tsx';
import { useWords, type LoadMessages, type Spoken } from '../words/useWords.ts';
import { OtherAccountDialog } from './lazyScreens.tsx';
import { PlainScreen } from './PlainScreen.tsx';
import { Shell } from './Shell.tsx';
import { ShellWords } from './ShellWords.tsx';

interface PortalProps {
  readonly document: TenantDocument;
  readonly first: Spoken;
  readonly load: LoadMessages;
  readonly neutral: boolean;
}

/** Joins merchant, language and kit, and shows the shell in them. */
export function Portal({ document: tenant, first, load, neutral }: PortalProps) {
  const mounted = useAtomValue(mountedAtom);
  const chosen = useAtomValue(languageAtom);
  const { language, words, extent = 'first' } = useWords(mounted ? chosen : undefined, first, load);
  const [entered] = useState(placeOf(useLocation().pathname));
  const { startUp } = useStartUpWatcher();
  const { asks } = useOtherAccount();
  const configured = startUp?.languages;
  const site = useMemo(() => {
    const both = configured === undefined ? tenant.languages : offeredLanguages(tenant.languages, configured);
    return { document: tenant, language, extent, offered: both.length > 0 ? both : [tenant.defaultLanguage] };
  }, [tenant, language, extent, configured]);
  return (
    <I18nProvider i18n={words}>
      <SiteContext value={site}>
        <ShellWords>
          <LinkProvider link={RouterLink}>
            <GlobalStyle />
            {neutral && extent !== 'whole' ? (
              <div data-neutral>{extent === 'first' ? <LoadingCover /> : <PlainScreen />}</div>
            ) : (
              <Places>
                <Shell entered={entered} />
              </Places>
            )}
            <Suspense>{asks && extent === 'whole' && <OtherAccountDialog />}</Suspense>
          </LinkProvider>
        </ShellWords>
      </SiteContext>
    </I18nProvider>
  );
}
