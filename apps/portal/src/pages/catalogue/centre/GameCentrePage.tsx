import { maintenanceOf, useCategoryVendors } from '@baize/features/catalogue';
import { PageColumn } from '../../../shell/PageColumn.styles.ts';
import { CategoryGames } from '../list/CategoryGames.tsx';
import { EmptyList } from '../list/EmptyList.tsx';
import { GameSearch } from '../list/GameSearch.tsx';
import { ListHead } from '../list/ListHead.tsx';
import { listQuery } from '../list/listAddress.ts';
import { useListMoves } from '../list/useListMoves.ts';
import { useRequestedGames } from '../list/useRequestedGames.ts';
import { VendorClosed } from '../list/VendorClosed.tsx';
import { VendorStrip } from '../list/VendorStrip.tsx';
import { useCentre } from './useCentre.ts';
import { VendorTiles } from './VendorTiles.tsx';

/** The vendors of a category and its games; or the games of one of the vendors (REQ-022). */
export function GameCentrePage() {
  const { category, page } = useCentre();
  const { vendor, name, page: pageNo } = useRequestedGames();
  // Kinds, bets, lines and lists of one's own are for slots.
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
      {vendor === undefined ? (
        <VendorTiles {...vendors} />
      ) : (
        <VendorStrip
          category={category}
          vendors={vendors}
          chosen={vendor}
          onChoose={(chosen) => narrow({ vendor: chosen })}
        />
      )}
      {vendors.chosen && closed ? (
        <VendorClosed name={vendors.chosen.name} until={closed.until} />
      ) : (
        <CategoryGames
          category={category}
          games={games}
          hrefOfPage={(each) => hrefFor({ page: each })}
          empty={isNarrowed ? <EmptyList hrefOfAll={hrefOfAll} /> : null}
        />
      )}
    </PageColumn>
  );
}
