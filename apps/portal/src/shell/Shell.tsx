import { useStartUp } from '@baize/features/start-up';
import { useSystemStatus } from '@baize/features/system-status';
import { BottomBar } from '@baize/ui-kit/BottomBar';
import { LoadingCover } from '@baize/ui-kit/LoadingCover';
import { SkipLink } from '@baize/ui-kit/SkipLink';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { placeOf, routeAt } from '../routes/paths.ts';
import { useArrival } from '../routes/useArrival.ts';
import { PageFault } from './PageFault.tsx';
import { GuardedPage } from './GuardedPage.tsx';
import { Main, ShellFrame, WholeBar } from './Shell.styles.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { BlockedScreen, MaintenanceScreen, NotFoundScreen, RetryScreen } from './lazyScreens.tsx';
import { SiteLogo } from './SiteLogo.tsx';
import { useBottomItems } from './useBottomItems.ts';

/** Header, page and footer as the route's layout asks; or the one screen that the whole site shows instead (REQ-060). */
export function Shell() {
  const { t } = useLingui();
  const location = useLocation();
  const start = useStartUp();
  const system = useSystemStatus(start);
  const bottomItems = useBottomItems();
  const place = placeOf(location.pathname);
  const [entered] = useState(place);

  if (system.status === 'maintenance')
    return (
      <Whole>
        <MaintenanceScreen until={system.until} />
      </Whole>
    );
  if (system.status === 'regionRestricted')
    return (
      <Whole>
        <BlockedScreen ip={system.ip} />
      </Whole>
    );
  if (start.state === 'failed') {
    return (
      <Whole>
        <RetryScreen reference={start.error?.reference} onRetry={start.retry} />
      </Whole>
    );
  }

  const found = routeAt(location.pathname);
  if (found !== undefined && found.path !== location.pathname) {
    return <Navigate replace to={{ ...location, pathname: found.path }} />;
  }
  const layout = found?.entry.layout ?? 'full';
  return (
    <ShellFrame data-layout={layout}>
      <SkipLink target="main">{t({ id: 'shell.skip', message: 'Skip to content' })}</SkipLink>
      {layout !== 'bare' && <SiteHeader />}
      <Main id="main" tabIndex={-1}>
        <Suspense fallback={<LoadingCover />}>
          <PageFault place={place}>
            {found === undefined ? <NotFoundScreen /> : <GuardedPage entry={found.entry} />}
          </PageFault>
          <Arrival start={entered} />
        </Suspense>
      </Main>
      {layout === 'full' && <SiteFooter />}
      {layout === 'full' && (
        <BottomBar label={t({ id: 'shell.bottom', message: 'Quick access' })} items={bottomItems} />
      )}
    </ShellFrame>
  );
}

function Arrival({ start }: { readonly start: string }) {
  useArrival(start);
  return null;
}

function Whole({ children }: { readonly children: ReactNode }) {
  return (
    <ShellFrame data-layout="bare">
      <WholeBar>
        <SiteLogo />
      </WholeBar>
      <Main id="main" tabIndex={-1} data-centred>
        <Suspense fallback={<LoadingCover />}>{children}</Suspense>
      </Main>
    </ShellFrame>
  );
}
