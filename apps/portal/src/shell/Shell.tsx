import { useSession } from '@baize/features/session';
import { useStartUp } from '@baize/features/system';
import { useSystemStatus } from '@baize/features/system';
import { BottomBar } from '@baize/ui-kit/BottomBar';
import { LoadingCover } from '@baize/ui-kit/LoadingCover';
import { SkipLink } from '@baize/ui-kit/SkipLink';
import { useLingui } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSite } from '../app/SiteContext.ts';
import { placeOf, routeAt } from '../routes/paths.ts';
import { useArrival } from '../routes/useArrival.ts';
import { PageFault } from './PageFault.tsx';
import { GuardedPage } from './GuardedPage.tsx';
import { PlainScreen } from './PlainScreen.tsx';
import { Main, ShellFrame, WholeBar } from './Shell.styles.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { BlockedScreen, ExpiredNotice, MaintenanceScreen, NotFoundScreen, RetryScreen } from './lazyScreens.tsx';
import { SiteLogo } from './SiteLogo.tsx';
import { useBottomItems } from './useBottomItems.ts';

interface ShellProps {
  /** Where the visit began: there the focus stays where the browser put it. */
  readonly entered: string;
}

/** Header, page and footer as the route's layout asks; or the one screen that the whole site shows instead (REQ-060). */
export function Shell({ entered }: ShellProps) {
  const { t } = useLingui();
  const location = useLocation();
  const start = useStartUp();
  const system = useSystemStatus(start);
  const bottomItems = useBottomItems();
  const { extent } = useSite();
  const { end } = useSession();
  const place = placeOf(location.pathname);
  const handleRetry = () => {
    start.retry();
    system.retry();
  };

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
        <RetryScreen reference={start.error?.reference} onRetry={handleRetry} />
      </Whole>
    );
  }

  const found = routeAt(location.pathname);
  if (found !== undefined && found.path !== location.pathname) {
    return <Navigate replace to={{ ...location, pathname: found.path }} />;
  }
  const layout = found?.entry.layout ?? 'full';
  const waits = extent === 'first' && found?.entry.name !== 'home';
  return (
    <>
      {system.away && (
        <Whole>
          <RetryScreen onRetry={handleRetry} />
        </Whole>
      )}
      {/* The page stays behind the retry screen, with all that was typed into it. */}
      <ShellFrame data-layout={layout} hidden={system.away}>
        <SkipLink target="main">{t({ id: 'shell.skip', message: 'Skip to content' })}</SkipLink>
        {layout !== 'bare' && <SiteHeader />}
        <Main id="main" tabIndex={-1}>
          <Suspense fallback={<LoadingCover />}>
            <PageFault key={place}>
              {found?.entry.name === 'home' ? (
                <GuardedPage entry={found.entry} />
              ) : (
                <Worded>{found === undefined ? <NotFoundScreen /> : <GuardedPage entry={found.entry} />}</Worded>
              )}
            </PageFault>
            {!waits && <Arrival start={entered} />}
          </Suspense>
        </Main>
        <Suspense>{end === 'expired' && extent === 'whole' && <ExpiredNotice />}</Suspense>
        {layout === 'full' && <SiteFooter />}
        {layout === 'full' && (
          <BottomBar label={t({ id: 'shell.bottom', message: 'Quick access' })} items={bottomItems} />
        )}
      </ShellFrame>
    </>
  );
}

/** What says more than the first screen brought waits for the rest of its language. */
function Worded({ children }: { readonly children: ReactNode }) {
  const { extent } = useSite();
  if (extent === 'whole') return children;
  return extent === 'first' ? <LoadingCover /> : <PlainScreen />;
}

function Arrival({ start }: { readonly start: string }) {
  const { extent } = useSite();
  useArrival(start, extent !== 'first');
  return null;
}

function Whole({ children }: { readonly children: ReactNode }) {
  return (
    <ShellFrame data-layout="bare">
      <WholeBar>
        <SiteLogo />
      </WholeBar>
      <Main id="main" tabIndex={-1} data-centred>
        <Suspense fallback={<LoadingCover />}>
          <Worded>{children}</Worded>
        </Suspense>
      </Main>
    </ShellFrame>
  );
}
