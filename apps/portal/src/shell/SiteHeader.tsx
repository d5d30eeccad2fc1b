import { Header } from '@baize/ui-kit/Header';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { Suspense, useState } from 'react';
import { useSite } from '../site/SiteContext.ts';
import { HeaderCorner } from './HeaderCorner.tsx';
import { fetchMenus, NavigationPanels, SiteDrawer } from './lazyMenus.ts';
import { notifyAtom } from '../site/parts/notices.atoms.ts';
import { SiteLogo } from '../site/parts/SiteLogo.tsx';
import { SiteTools } from '../site/parts/SiteTools.tsx';
import { useNavigationItems } from './useNavigationItems.ts';

/** The header of all pages: the merchant's logo, navigation, and the corner of a visitor or player. */
export function SiteHeader() {
  const { t } = useLingui();
  const { effective } = useSite();
  const items = useNavigationItems(effective.navigation);
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const notify = useSetAtom(notifyAtom);
  const label = t({ id: 'header.navigation', message: 'Main navigation' });
  const handleMenu = () =>
    void fetchMenus().then(
      () => setDrawer('open'),
      () => notify({ text: t({ id: 'error.network', message: 'There is a network problem. Try again.' }) }),
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
        <HeaderCorner />
      </Header>
      <Suspense>
        {drawer !== 'never' && (
          <SiteDrawer label={label} items={items} open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        )}
      </Suspense>
    </>
  );
}
