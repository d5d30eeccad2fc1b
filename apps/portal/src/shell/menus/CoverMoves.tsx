import { useSession } from '@baize/features/session';
import { useEffect } from 'react';
import { useSite } from '../../site/SiteContext.ts';
import { coverOf, gameStage } from '../../site/routes/gameCover.ts';
import { mayMove, moveCover } from '../../site/routes/moveCover.ts';
import { routeOf } from '../../site/routes/paths.ts';

/**
 * Morphs the cover of a pressed game into the page that plays it. Hovering or focusing a game fetches the chunk of that
 * page; a press before it has loaded navigates as usual.
 */
export function CoverMoves() {
  const { words } = useSite();
  const { isLoggedIn } = useSession();
  useEffect(() => {
    // Visitors have to log in first.
    if (!isLoggedIn) return undefined;
    let isHere = false;
    let step: 'none' | 'waits' | 'leads' = 'none';
    const fetchPage = async (event: Event) => {
      if (gameLink(event) === undefined || !mayMove()) return;
      stopAsking();
      await Promise.all([import('../../pages/launch/seamless/SeamlessPage.tsx'), words.need('launch')]);
      isHere = true;
    };
    const handlePointed = (event: Event) => void fetchPage(event).catch(() => undefined);
    const handleClick = (event: MouseEvent) => {
      const link = gameLink(event);
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!isHere || link === undefined || !plain || !mayMove()) return;
      if (step === 'leads') return;
      event.preventDefault();
      event.stopPropagation();
      if (step === 'waits') return;
      step = 'waits';
      // Our own second press, once the browser has captured the old page.
      const change = () => {
        step = 'leads';
        link.click();
        step = 'none';
      };
      moveCover({ from: coverOf(link), change, to: gameStage });
    };
    const stopAsking = () => {
      document.removeEventListener('pointerover', handlePointed);
      document.removeEventListener('focusin', handlePointed);
    };
    document.addEventListener('pointerover', handlePointed);
    document.addEventListener('focusin', handlePointed);
    document.addEventListener('click', handleClick, { capture: true });
    return () => {
      stopAsking();
      document.removeEventListener('click', handleClick, { capture: true });
    };
  }, [isLoggedIn, words]);
  return null;
}

/** The link to a game's page, on the card at the event's target. */
const gameLink = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('article a[href]') : null;
  const href = link?.getAttribute('href');
  return link && href && routeOf(href)?.name === 'seamless' ? link : undefined;
};
