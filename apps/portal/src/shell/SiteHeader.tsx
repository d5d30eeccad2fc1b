import { useSession } from '@baize/features/session';
import { Header } from '@baize/ui-kit/Header';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useSite } from '../app/SiteContext.ts';
import { SiteLogo } from './SiteLogo.tsx';
import { SiteTools } from './SiteTools.tsx';
import { useNavigationItems } from './useNavigationItems.ts';
import { VisitorCorner } from './VisitorCorner.tsx';

const AccountCorner = lazy(() => import('./AccountCorner.tsx').then((chunk) => ({ default: chunk.AccountCorner })));
const SiteDrawer = lazy(() => import('./SiteDrawer.tsx').then((chunk) => ({ default: chunk.SiteDrawer })));

/** The bar over the pages: the merchant's mark, navigation, and a corner for the visitor or the player. */
export function SiteHeader() {
  const { t } = useLingui();
  const { document: tenant, extent } = useSite();
  const { isLoggedIn } = useSession();
  const items = useNavigationItems(tenant.navigation);
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const label = t({ id: 'header.navigation', message: 'Main' });
  return (
    <>
      <Header brand={<SiteLogo />} navigation={{ label, items }} onMenu={() => setDrawer('open')} tools={<SiteTools />}>
        {/* The first screen brings no words for what only a player sees: it waits for all of the language. */}
        <Suspense>{isLoggedIn ? extent === 'whole' && <AccountCorner /> : <VisitorCorner />}</Suspense>
      </Header>
      <Suspense>
        {drawer !== 'never' && (
          <SiteDrawer label={label} items={items} open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        )}
      </Suspense>
    </>
  );
}
