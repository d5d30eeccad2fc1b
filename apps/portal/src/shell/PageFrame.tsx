import { categoryOfRoute } from '@baize/domain/routes';
import { useSession } from '@baize/features/session';
import { useIsOffline } from '@baize/features/system';
import { BottomBar } from '@baize/ui-kit/BottomBar';
import type { NavigationItem } from '@baize/ui-kit/Header';
import { LoadingCover } from '@baize/ui-kit/LoadingCover';
import { SkipLink } from '@baize/ui-kit/SkipLink';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { useSite } from '../site/SiteContext.ts';
import { NoticeRegion, NotFoundScreen, OfflineNote } from '../site/lazyScreens.tsx';
import { noticesAtom } from '../site/parts/notices.atoms.ts';
import { addressOf, usePlace } from '../site/routes/Place.ts';
import { Redirect } from '../site/routes/Redirect.tsx';
import { placeOf, routeAt } from '../site/routes/paths.ts';
import { useScrollAndFocus } from '../site/routes/useScrollAndFocus.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { RoutePage } from './RoutePage.tsx';
import { Main, ShellFrame } from './Shell.styles.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { FrameExtras, PopupQueue } from './lazyMenus.ts';
import { MemberBar } from './lazyPlayerParts.ts';
import { useFirstGesture } from './useFirstGesture.ts';
import { useIsPageSettled } from './useIsPageSettled.ts';
import { useNavigationItems } from './useNavigationItems.ts';

/**
 * The five entries of a phone's bottom bar: home, the merchant's first category of games, promotions, favourites, and
 * login or the member's profile. A member has the wallet in place of the favourites.
 */
const useBottomItems = (): readonly NavigationItem[] => {
  const { isLoggedIn } = useSession();
  const games = useSite().effective.navigation.find((name) => categoryOfRoute(name) !== undefined) ?? 'rng';
  return useNavigationItems(['home', games, 'promotions', 'favorite', isLoggedIn ? 'member' : 'login']);
};

type PageFrameProps = {
  /** The first place of the visit, whose focus the browser has set. */
  readonly entered: string;
  readonly hidden: boolean;
};

/** The current page with header and footer, by the layout of its route. */
export function PageFrame({ entered, hidden }: PageFrameProps) {
  const { t } = useLingui();
  const { end, isLoggedIn } = useSession();
  const notices = useAtomValue(noticesAtom);
  const bottomItems = useBottomItems();
  const touched = useFirstGesture();
  const isOffline = useIsOffline();
  const [wasOffline, setWasOffline] = useState(false);
  if (isOffline && !wasOffline) setWasOffline(true);
  const calm = useIsPageSettled();
  const place = usePlace();
  const found = routeAt(place.pathname);
  if (found !== undefined && found.path !== place.pathname) {
    return <Redirect to={addressOf({ ...place, pathname: found.path })} />;
  }
  const layout = found?.route.layout ?? 'full';
  const Bar = isLoggedIn ? MemberBar : BottomBar;
  return (
    <ShellFrame data-layout={layout} data-offline={isOffline || undefined} hidden={hidden}>
      <SkipLink target="main">{t({ id: 'shell.skip', message: 'Skip to content' })}</SkipLink>
      {layout !== 'bare' && <SiteHeader />}
      <Main id="main" tabIndex={-1}>
        <Suspense fallback={<LoadingCover />}>
          <PageErrorBoundary key={placeOf(place.pathname)}>
            {found === undefined ? <NotFoundScreen /> : <RoutePage route={found.route} />}
          </PageErrorBoundary>
          <Arrival start={entered} />
        </Suspense>
      </Main>
      <Suspense>
        {(end === 'expired' || notices.length > 0) && <NoticeRegion />}
        {wasOffline && <OfflineNote isOffline={isOffline} />}
        {touched && <FrameExtras first={touched} />}
      </Suspense>
      <Suspense>{calm && <PopupQueue />}</Suspense>
      {layout === 'full' && <SiteFooter touched={touched !== undefined} />}
      {layout === 'full' && (
        <Suspense>
          <Bar label={t({ id: 'shell.bottom', message: 'Quick access' })} items={bottomItems} />
        </Suspense>
      )}
    </ShellFrame>
  );
}

function Arrival({ start }: { readonly start: string }) {
  useScrollAndFocus(start);
  return null;
}
