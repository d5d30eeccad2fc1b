import { maintenanceOf, useCategoryVendors, useSubCategories } from '@baize/features/catalogue';
import { useSession } from '@baize/features/session';
import { hrefOf } from '../../../site/routes/paths.ts';
import { PageColumn } from '../../../site/parts/PageColumn.styles.ts';
import { CategoryGames } from './CategoryGames.tsx';
import { EmptyList } from './EmptyList.tsx';
import { ListChoices } from './GameList.styles.ts';
import { GameSearch } from './GameSearch.tsx';
import { ListHead } from './ListHead.tsx';
import { listQuery } from './listAddress.ts';
import { SlotFilters } from './SlotFilters.tsx';
import { useRequestedGames } from './useRequestedGames.ts';
import { useListMoves } from './useListMoves.ts';
import { VendorClosed } from './VendorClosed.tsx';
import { VendorStrip } from './VendorStrip.tsx';

/** Slots of all vendors or of one, filtered by the address, fifteen a page (REQ-023, REQ-024, REQ-178). */
export function SlotListPage() {
  const requested = useRequestedGames();
  const { isLoggedIn } = useSession();
  const kinds = useSubCategories();
  // Ignores a sub-category that the merchant does not offer, and the own games of a visitor.
  const games = {
    ...requested,
    own: isLoggedIn ? requested.own : undefined,
    subCategory: kinds.find((kind) => kind === requested.subCategory),
  };
  const vendors = useCategoryVendors('RNG', games.vendor);
  const { hrefFor, narrow } = useListMoves('rng', games);
  const closed = vendors.chosen && maintenanceOf(vendors.chosen);
  const isNarrowed = Object.keys(listQuery(games)).length > 0;
  return (
    <PageColumn>
      <ListHead category="RNG" vendor={vendors.chosen}>
        <GameSearch name={games.name} onSearch={(name) => narrow({ name })} />
      </ListHead>
      <ListChoices>
        <VendorStrip category="RNG" vendors={vendors} chosen={games.vendor} onChoose={(vendor) => narrow({ vendor })} />
        <SlotFilters games={games} onNarrow={narrow} />
      </ListChoices>
      {vendors.chosen && closed ? (
        <VendorClosed name={vendors.chosen.name} until={closed.until} />
      ) : (
        <CategoryGames
          category="RNG"
          own={games.own}
          games={games}
          hrefOfPage={(page) => hrefFor({ page })}
          empty={<EmptyList hrefOfAll={isNarrowed ? hrefOf('rng') : undefined} />}
        />
      )}
    </PageColumn>
  );
}
