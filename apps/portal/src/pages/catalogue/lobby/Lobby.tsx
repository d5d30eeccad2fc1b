import { categoryOfRoute } from '@baize/domain/routes';
import { useCategoryCounts } from '@baize/features/catalogue';
import { GameShelfPair } from '@baize/ui-kit/GameShelfPair';
import { useDaylightWatcher } from '@baize/features/system';
import { useLingui } from '@lingui/react';
import { useSite } from '../../../site/SiteContext.ts';
import { hrefOf, routeNamed } from '../../../site/routes/paths.ts';
import { CategoryRail } from './CategoryRail.tsx';
import { ContinuePlaying } from './ContinuePlaying.tsx';
import { FirstShelf } from './first/FirstShelf.tsx';
import { HomeClaims } from './HomeClaims.tsx';
import { WaysOn } from './Lobby.styles.ts';
import { NearShelf } from './NearShelf.tsx';
import { NewGames } from './NewGames.tsx';
import { PromotionTiles } from './PromotionTiles.tsx';
import { ProviderRow } from './ProviderRow.tsx';
import { shelfRows } from './shelfRows.ts';
import { TopGames } from './TopGames.tsx';
import { useLobbyParts } from './useLobbyParts.ts';
import { Winners } from './Winners.tsx';

type LobbyProps = {
  /** The label of each shelf's link to all its games. */
  readonly all: string;
};

/**
 * Home below its first shelf: the other categories in the order of the merchant's navigation, then top games, winners,
 * providers and figures. Each part waits for the parts above it, so that late content shifts nothing.
 */
export function Lobby({ all }: LobbyProps) {
  const { i18n } = useLingui();
  const { effective, document } = useSite();
  useDaylightWatcher();
  const parts = useLobbyParts();
  const counts = useCategoryCounts();
  const first = document.home?.firstShelf;
  const gathered = first?.kind === 'room' ? first.category : undefined;
  const shelves = effective.navigation.flatMap((name) => {
    const category = categoryOfRoute(name);
    const route = routeNamed(name);
    if (category === undefined || category === 'RNG' || category === gathered || route === undefined) return [];
    if (counts?.has(category) !== true) return [];
    return [{ category, title: i18n._(route.label), more: { label: all, href: hrefOf(route.name) } }];
  });
  return (
    <>
      <FirstShelf all={all} />
      {parts.own && (
        <>
          <ContinuePlaying />
          <WaysOn data-one-stop>
            <PromotionTiles />
            <CategoryRail />
          </WaysOn>
          <NewGames awaited={!parts.newGames} />
        </>
      )}
      {parts.newGames &&
        shelfRows(shelves, counts).map((row) => {
          const near = row.map((shelf) => <NearShelf key={shelf.category} {...shelf} />);
          return near.length === 1 ? near : <GameShelfPair key={row[0]?.category}>{near}</GameShelfPair>;
        })}
      {parts.told ? (
        <>
          <TopGames />
          <Winners />
          <ProviderRow />
          <HomeClaims />
        </>
      ) : (
        <i hidden data-coming />
      )}
    </>
  );
}
