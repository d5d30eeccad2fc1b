import { useSession } from '@baize/features/session';
import { useStartUp } from '@baize/features/system';
import { refusedAddresses } from '@baize/tenant/document';
import { moreIcons } from '@baize/ui-kit/Icon';
import { Popover } from '@baize/ui-kit/Popover';
import { useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { Suspense, useCallback, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useSite } from '../../site/SiteContext.ts';
import { newReference, report } from '../../site/report.ts';
import { usePlace } from '../../site/routes/Place.ts';
import { Redirect } from '../../site/routes/Redirect.tsx';
import { hrefOf, routeAt } from '../../site/routes/paths.ts';
import { lazyExtra } from '../../site/words/lazyWithWords.tsx';
import { freePlayAtom } from '../freePlay.atoms.ts';
import { AppCodes } from './AppCodes.tsx';
import { CoverMoves } from './CoverMoves.tsx';
import { QuietSwitch } from './QuietSwitch.tsx';
import { SearchByKey } from './SearchByKey.tsx';
import { ServiceList } from './ServiceList.tsx';
import { SideMenu } from './SideMenu.tsx';
import { SiteClock } from './SiteClock.tsx';
import { LiveChat } from './chat/LiveChat.tsx';
import { useGoogleTagId } from './counting/useGoogleTagId.ts';
import { FreePlayButton } from './HeaderFreePlay.styles.ts';
import { useFreePlay } from './useFreePlay.ts';

/** Customer service and other ways to get help, in the header. */
function HeaderService() {
  const { t } = useLingui();
  return (
    <Popover icon={moreIcons.headset} label={t({ id: 'menus.service', message: 'Customer service' })}>
      <ServiceList />
      <AppCodes />
    </Popover>
  );
}

/** Reports addresses of the gateway outside the merchant's origins, which the portal does not use. */
const useRefusedAddresses = (): void => {
  const { document: tenant } = useSite();
  const { startUp } = useStartUp();
  useEffect(() => {
    const refused = startUp === undefined ? [] : refusedAddresses(tenant, startUp);
    if (refused.length > 0) report(`outside the merchant's origins: ${refused.join(' ')}`, newReference());
  }, [tenant, startUp]);
};

const MemberNews = lazyExtra('menus', () => import('./MemberNews.tsx').then((chunk) => chunk.MemberNews));
const FreePlayStart = lazyExtra(
  'session',
  () => import('../../pages/session/login/FreePlayStart.tsx').then((chunk) => chunk.FreePlayStart),
  LoginInstead,
);
const VisitCounting = lazyExtra('menus', () =>
  import('./counting/VisitCounting.tsx').then((chunk) => chunk.VisitCounting),
);

/** Redirects to the login page, which can start free play as well, when the chunk of free play fails to load. */
function LoginInstead({ onEnd }: { readonly onEnd: () => void }) {
  useEffect(onEnd, [onEnd]);
  return <Redirect to={hrefOf('login')} />;
}

type FrameExtrasProps = {
  /** The first interaction with this page. */
  readonly first: Event;
};

/**
 * Parts of the frame that load with the first interaction: tools in the header, which reserves their room, and the bars
 * at the sides of the page.
 */
export function FrameExtras({ first }: FrameExtrasProps) {
  const layout = routeAt(usePlace().pathname)?.route.layout ?? 'full';
  useRefusedAddresses();
  const tag = useGoogleTagId();
  const { member } = useSession();
  const [startsFreePlay, setFreePlay] = useAtom(freePlayAtom);
  const endFreePlay = useCallback(() => setFreePlay(false), [setFreePlay]);
  const tools = document.querySelector('header [data-extras]');
  return (
    <>
      {tools !== null &&
        createPortal(
          <>
            <HeaderFreePlay />
            <QuietSwitch />
            <HeaderService />
            <SiteClock />
          </>,
          tools,
        )}
      {layout === 'full' && <SideMenu />}
      <SearchByKey first={first} />
      <CoverMoves />
      <LiveChat />
      <Suspense>{member !== undefined && <MemberNews />}</Suspense>
      <Suspense>{startsFreePlay && <FreePlayStart onEnd={endFreePlay} />}</Suspense>
      <Suspense>{tag !== undefined && <VisitCounting tag={tag} asks={layout === 'full'} />}</Suspense>
    </>
  );
}

/** Starts free play from the header of a wide screen; on others the service menu has it (REQ-041). */
function HeaderFreePlay() {
  const { t } = useLingui();
  const start = useFreePlay();
  const busy = useAtomValue(freePlayAtom);
  return (
    start !== undefined && (
      <FreePlayButton size="small" busy={busy} onClick={start}>
        {t({ id: 'menus.freePlay', message: 'Free play' })}
      </FreePlayButton>
    )
  );
}
