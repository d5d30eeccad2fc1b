import { categoryOfRoute } from '@baize/domain/routes';
import { useCategories } from '@baize/features/catalogue';
import { useLingui } from '@lingui/react';
import { useSite } from '../../../app/SiteContext.ts';
import { hrefOf, routeNamed } from '../../../routes/paths.ts';
import { CategoryRail } from './CategoryRail.tsx';
import { ContinuePlaying } from './ContinuePlaying.tsx';
import { HomeClaims } from './HomeClaims.tsx';
import { NearShelf } from './NearShelf.tsx';
import { NewGames } from './NewGames.tsx';
import { ProviderRow } from './ProviderRow.tsx';
import { TopGames } from './TopGames.tsx';
import { Winners } from './Winners.tsx';

interface LobbyProps {
  /** The words of each shelf's link to all its games. */
  readonly all: string;
}

/** What home has beneath its first shelf: the other categories in the order of the merchant's navigation, and what is told of games. */
export function Lobby({ all }: LobbyProps) {
  const { i18n } = useLingui();
  const { effective } = useSite();
  const categories = useCategories() ?? [];
  const shelves = effective.navigation.flatMap((name) => {
    const category = categoryOfRoute(name);
    const route = routeNamed(name);
    if (category === undefined || category === 'RNG' || route === undefined || !categories.includes(category))
      return [];
    return [{ category, title: i18n._(route.label), more: { label: all, href: hrefOf(route.name) } }];
  });
  return (
    <>
      <ContinuePlaying />
      <CategoryRail />
      <NewGames />
      {shelves.map(({ category, title, more }) => (
        <NearShelf key={category} category={category} title={title} more={more} />
      ))}
      <TopGames />
      <Winners />
      <ProviderRow />
      <HomeClaims />
    </>
  );
}
