import { categoryOfRoute } from '@baize/domain/routes';
import { useCategoryCounts, useLobbyAnswers, type LobbyAnswers } from '@baize/features/catalogue';
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
import { NewGames } from './NewGames.tsx';
import { PromotionTiles } from './PromotionTiles.tsx';
import { ProviderRow } from './ProviderRow.tsx';
import { TopGames } from './TopGames.tsx';
import { Winners } from './Winners.tsx';
import type { CategoryCode } from '@baize/domain/categories';
import { useNear } from '@baize/ui-kit/near';
import { useRef, useState } from 'react';
import { CategoryShelf } from '../games/CategoryShelf.tsx';
import { FEW_GAMES } from '../games/fewGames.ts';
import { usePromotionTiles } from '@baize/features/announcements';
import { usePaymentTimes } from '@baize/features/payments';
import { useQuiet } from '../../../site/parts/useQuiet.ts';

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

type NearShelfProps = {
  readonly category: CategoryCode;
  readonly title: string;
  readonly more: { label: string; href: string } | undefined;
};

/** The shelf of a category, which fetches its games when it comes near the viewport. */
function NearShelf({ category, title, more }: NearShelfProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place}>
      <CategoryShelf category={category} title={title} more={more} wanted={near} />
    </div>
  );
}

type Counts = ReadonlyMap<CategoryCode, number | undefined>;

/** Groups shelves into rows, in order: one to a row, or two neighbours that are both known to have few games. */
export const shelfRows = <Shelf extends { readonly category: CategoryCode }>(
  shelves: readonly Shelf[],
  counts: Counts = new Map(),
): readonly (readonly Shelf[])[] => {
  const isShort = ({ category }: Shelf) => (counts.get(category) ?? Infinity) <= FEW_GAMES;
  const rows: Shelf[][] = [];
  for (const shelf of shelves) {
    const before = rows.at(-1);
    if (before?.length === 1 && before.every(isShort) && isShort(shelf)) before.push(shelf);
    else rows.push([shelf]);
  }
  return rows;
};

/**
 * The parts of the lobby to render: each once its data and all parts above it have loaded. A part once rendered stays.
 */
const useLobbyParts = (): LobbyAnswers => {
  const { quiet } = useQuiet();
  const { own, newGames, told } = useLobbyAnswers(!quiet);
  const [stands, setStands] = useState(0);
  const tiles = usePromotionTiles();
  const times = usePaymentTimes();
  const first = [own && tiles.isKnown, newGames, told && times.isKnown].indexOf(false);
  const known = first === -1 ? 3 : first;
  // A refetch, for example in another language, removes nothing.
  if (known > stands) setStands(known);
  return { own: stands > 0, newGames: stands > 1, told: stands > 2 };
};
