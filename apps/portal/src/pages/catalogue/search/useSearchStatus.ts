import type { GameSearch } from '@baize/features/catalogue';
import { useKitWords } from '@baize/ui-kit/KitWords';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/**
 * The status text of a search: the number of games, none, loading or failed; before typing, the heading of the most
 * played games.
 */
export const useSearchStatus = (search: GameSearch): string => {
  const { t } = useLingui();
  const { loading } = useKitWords();
  switch (search.state) {
    case 'idle':
      return t({ id: 'lobby.top', message: 'Most played' });
    case 'looking':
      return loading;
    case 'none':
      return t({
        id: 'search.none',
        message: 'No game has that name. Try another word or part of the name.',
      });
    case 'failed':
      return t({ id: 'games.failed', message: 'The games could not be loaded' });
    case 'found': {
      const { total } = search;
      return t({ id: 'games.count', message: plural(total, { one: `${total} game`, other: `${total} games` }) });
    }
  }
};
