import { useSession } from '@baize/features/session';
import { useAtom } from 'jotai';
import { Suspense, useCallback, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { usePlace } from '../../site/routes/Place.ts';
import { hrefOf, routeAt } from '../../site/routes/paths.ts';
import { Redirect } from '../../site/routes/Redirect.tsx';
import { lazyExtra } from '../../site/words/lazyWithWords.tsx';
import { LiveChat } from './chat/LiveChat.tsx';
import { useGoogleTagId } from './counting/useGoogleTagId.ts';
import { freePlayAtom } from '../freePlay.atoms.ts';
import { CoverMoves } from './CoverMoves.tsx';
import { HeaderFreePlay } from './HeaderFreePlay.tsx';
import { HeaderService } from './HeaderService.tsx';
import { QuietSwitch } from './QuietSwitch.tsx';
import { SearchByKey } from './SearchByKey.tsx';
import { SideMenu } from './SideMenu.tsx';
import { SiteClock } from './SiteClock.tsx';
import { useRefusedAddresses } from './useRefusedAddresses.ts';

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
