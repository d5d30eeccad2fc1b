import { VisuallyHidden } from '@baize/ui-kit/VisuallyHidden';
import { useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../screens/usePageTitle.ts';
import { CategoryShelf } from '../../games/CategoryShelf.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeFrame } from './HomePage.styles.ts';

/** The first page: the merchant's banners, then shelves of games (REQ-040). */
export function HomePage() {
  const { t } = useLingui();
  usePageTitle(t({ id: 'home.title', message: 'Games and lottery' }));
  return (
    <>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t({ id: 'home.heading', message: '{brandName}: games and lottery' })}
      </VisuallyHidden>
      <HomeHero />
      <HomeFrame>
        <CategoryShelf category="RNG" title={t({ id: 'home.slots', message: 'Slots' })} />
        <CategoryShelf category="LIVE" title={t({ id: 'home.live', message: 'Live casino' })} />
        <CategoryShelf category="FISH" title={t({ id: 'home.fishing', message: 'Fishing' })} />
      </HomeFrame>
    </>
  );
}
