import { categoryOrder, type CategoryCode } from '@baize/domain/categories';
import { categoryRoute } from '@baize/domain/routes';
import { maintenanceOf, useCategoryVendors } from '@baize/features/catalogue';
import { useLingui } from '@lingui/react/macro';
import { PageColumn } from '../../../site/parts/PageColumn.styles.ts';
import { usePlace } from '../../../site/routes/Place.ts';
import { routeAt, type PageRoute } from '../../../site/routes/paths.ts';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import { CategoryGames } from '../list/CategoryGames.tsx';
import { EmptyList } from '../list/EmptyList.tsx';
import { GameSearch } from '../list/GameSearch.tsx';
import { ListHead } from '../list/ListHead.tsx';
import { VendorClosed } from '../list/VendorClosed.tsx';
import { VendorStrip } from '../list/VendorStrip.tsx';
import { listQuery } from '../list/listAddress.ts';
import { useListMoves } from '../list/useListMoves.ts';
import { useRequestedGames } from '../list/useRequestedGames.ts';
import { VendorLobby } from './VendorLobby.tsx';

/** The category of the current page and the name of its route (REQ-022). Throws on any other page. */
const useCentre = (): { readonly category: CategoryCode; readonly page: PageRoute['name'] } => {
  const page = routeAt(usePlace().pathname)?.route.name;
  const category = categoryOrder.find((code) => categoryRoute[code] === page);
  if (page === undefined || category === undefined)
    throw new Error('useCentre: ask only within the page of a category.');
  return { category, page };
};

/** The games of a category below the strip of its vendors, which filters them by one vendor (REQ-022). */
export function GameCentrePage() {
  const { t } = useLingui();
  const { category, page } = useCentre();
  const { vendor, name, page: pageNo } = useRequestedGames();
  // Only slots have sub-categories, bets, lines and lists of the member's own.
  const games = {
    vendor,
    name,
    page: pageNo,
    subCategory: undefined,
    oneUnitBet: false,
    manyLines: false,
    own: undefined,
  };
  const vendors = useCategoryVendors(category, vendor);
  const { hrefFor, narrow } = useListMoves(page, games);
  const closed = vendors.chosen && maintenanceOf(vendors.chosen);
  const hrefOfAll = hrefFor({ vendor: undefined, name: '' });
  const isNarrowed = Object.keys(listQuery(games)).length > 0;
  return (
    <PageColumn>
      <ListHead category={category} vendor={vendors.chosen}>
        <GameSearch name={name} onSearch={(sought) => narrow({ name: sought })} />
      </ListHead>
      {vendors.state === 'failed' ? (
        <FailedNotice
          title={t({ id: 'games.vendorsFailed', message: 'The providers could not be loaded' })}
          onRetry={vendors.retry}
        />
      ) : (
        <VendorStrip
          category={category}
          vendors={vendors}
          chosen={vendor}
          onChoose={(chosen) => narrow({ vendor: chosen })}
        />
      )}
      {vendor !== undefined && <VendorLobby vendor={vendors.chosen} />}
      {vendors.chosen && closed ? (
        <VendorClosed name={vendors.chosen.name} until={closed.until} />
      ) : (
        <CategoryGames
          category={category}
          games={games}
          hrefOfPage={(each) => hrefFor({ page: each })}
          empty={<EmptyList hrefOfAll={isNarrowed ? hrefOfAll : undefined} />}
        />
      )}
    </PageColumn>
  );
}
