import { languages } from '@baize/domain/languages';
import { languageAtom } from '@baize/features/preferences';
import { useSession } from '@baize/features/session';
import { Header } from '@baize/ui-kit/Header';
import { LanguageSwitch } from '@baize/ui-kit/LanguageSwitch';
import { SchemeSwitch } from '@baize/ui-kit/SchemeSwitch';
import { isLanguageCode } from '@baize/domain/languages';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { useSite } from '../app/SiteContext.ts';
import { SiteLogo } from './SiteLogo.tsx';
import { useNavigationItems } from './useNavigationItems.ts';
import { useScheme } from './useScheme.ts';
import { VisitorCorner } from './VisitorCorner.tsx';

const AccountCorner = lazy(() => import('./AccountCorner.tsx').then((chunk) => ({ default: chunk.AccountCorner })));

/** The bar that stays in sight: the mark, where to go, and what is the player's own. */
export function SiteHeader() {
  const { t } = useLingui();
  const { language, offered, extent } = useSite();
  const { isLoggedIn } = useSession();
  const setLanguage = useSetAtom(languageAtom);
  const { toggle } = useScheme();
  const items = useNavigationItems();
  const handleLanguage = (code: string): void => {
    if (isLanguageCode(code)) setLanguage(code);
  };
  return (
    <Header brand={<SiteLogo />} navigation={{ label: t({ id: 'header.navigation', message: 'Main' }), items }}>
      <LanguageSwitch
        label={t({ id: 'header.language', message: 'Language' })}
        value={language}
        options={offered.map((code) => ({ code, tag: languages[code].tag, name: languages[code].nativeName }))}
        onChange={handleLanguage}
      />
      <SchemeSwitch label={t({ id: 'header.theme', message: 'Theme' })} onToggle={toggle} />
      {/* What only a player sees is in the rest of the language. */}
      <Suspense>{isLoggedIn ? extent === 'whole' && <AccountCorner /> : <VisitorCorner />}</Suspense>
    </Header>
  );
}
