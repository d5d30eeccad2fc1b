import { useSession } from '@baize/features/session';
import { Header } from '@baize/ui-kit/Header';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { Suspense, useState } from 'react';
import { useSite } from '../app/SiteContext.ts';
import { lazyPart } from '../words/lazyWithWords.tsx';
import { fetchMenus, NavigationPanels, SiteDrawer } from './lazyMenus.ts';
import { notifyAtom } from './notices.atoms.ts';
import { SiteLogo } from './SiteLogo.tsx';
import { SiteTools } from './SiteTools.tsx';
import { useNavigationItems } from './useNavigationItems.ts';
import { VisitorCorner } from './VisitorCorner.tsx';

const AccountCorner = lazyPart('general', () => import('./AccountCorner.tsx').then((chunk) => chunk.AccountCorner));

/** The bar over the pages: the merchant's mark, navigation, and a corner for the visitor or the player. */
export function SiteHeader() {
  const { t } = useLingui();
  const { effective } = useSite();
  const { isLoggedIn } = useSession();
  const items = useNavigationItems(effective.navigation);
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const notify = useSetAtom(notifyAtom);
  const label = t({ id: 'header.navigation', message: 'Main' });
  const handleMenu = () =>
    void fetchMenus().then(
      () => setDrawer('open'),
      () => notify({ text: t({ id: 'error.network', message: 'There is a network problem. Please try again.' }) }),
    );
  return (
    <>
      <Header
        brand={<SiteLogo />}
        navigation={{ label, items, Panels: NavigationPanels }}
        onMenu={handleMenu}
        tools={
          <>
            <div data-extras />
            <SiteTools />
          </>
        }
      >
        <Suspense>{isLoggedIn ? <AccountCorner /> : <VisitorCorner />}</Suspense>
      </Header>
      <Suspense>
        {drawer !== 'never' && (
          <SiteDrawer label={label} items={items} open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        )}
      </Suspense>
    </>
  );
}
