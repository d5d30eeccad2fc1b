import { currencyOf } from '@baize/domain/money';
import { useSubCategories, type SubCategory } from '@baize/features/catalogue';
import { useSession } from '@baize/features/session';
import { useStartUp } from '@baize/features/system';
import { ChipRow } from '@baize/ui-kit/ChipRow';
import { FilterChip } from '@baize/ui-kit/FilterChip';
import { useLingui } from '@lingui/react/macro';
import type { RequestedGames } from './requestedGames.ts';
import { useMoney } from '../../../site/words/useMoney.ts';

type SlotFiltersProps = {
  readonly games: RequestedGames;
  readonly onNarrow: (change: Partial<RequestedGames>) => void;
};

/** The filter chips of slots: the member's own games, sub-categories, smallest bet and lines (REQ-177, REQ-178). */
export function SlotFilters({ games, onNarrow }: SlotFiltersProps) {
  const { t } = useLingui();
  const { isLoggedIn } = useSession();
  const kinds = useSubCategories();
  const kindName = useSubCategoryName();
  const oneUnit = useOneUnit();
  const { own, subCategory, oneUnitBet, manyLines } = games;
  const owns = [
    ['recent', t({ id: 'games.recent', message: 'Recently played' })],
    ['favourites', t({ id: 'games.favourites', message: 'Favourites' })],
  ] as const;
  return (
    <ChipRow wraps label={t({ id: 'games.filters', message: 'Show only' })}>
      {isLoggedIn &&
        owns.map(([which, label]) => (
          <FilterChip
            key={which}
            label={label}
            selected={own === which}
            onSelect={() => onNarrow({ own: own === which ? undefined : which })}
          />
        ))}
      {kinds.map((kind) => (
        <FilterChip
          key={kind}
          label={kindName(kind)}
          selected={subCategory === kind}
          onSelect={() => onNarrow({ subCategory: subCategory === kind ? undefined : kind })}
        />
      ))}
      <FilterChip
        label={t({ id: 'games.minBet', message: `Bets of ${oneUnit} and above` })}
        selected={oneUnitBet}
        onSelect={() => onNarrow({ oneUnitBet: !oneUnitBet })}
      />
      <FilterChip
        label={t({ id: 'games.minLines', message: '25 lines and above' })}
        selected={manyLines}
        onSelect={() => onNarrow({ manyLines: !manyLines })}
      />
    </ChipRow>
  );
}

/** One unit of the account's currency as formatted money; `1` until the currency has loaded. */
const useOneUnit = (): string => {
  const money = useMoney();
  const currency = useStartUp().startUp?.currency;
  return currency === undefined ? '1' : money(`1${'0'.repeat(currencyOf(currency).exponent)}`, currency);
};

/** Returns the labels of the sub-categories of slots (REQ-177). */
const useSubCategoryName = (): ((kind: SubCategory) => string) => {
  const { t } = useLingui();
  return (kind) => {
    switch (kind) {
      case 'SC':
        return t({ id: 'games.SC', message: 'Scratch cards' });
      case 'VP':
        return t({ id: 'games.VP', message: 'Video poker' });
      case 'JP':
        return t({ id: 'games.JP', message: 'Jackpots' });
      case 'TG':
        return t({ id: 'games.TG', message: 'Table games' });
      case 'AC':
        return t({ id: 'games.AC', message: 'Arcade' });
      case 'BG':
        return t({ id: 'games.BG', message: 'Bingo' });
    }
  };
};
