import { categoryRoute } from '@baize/domain/routes';
import { useGameSearch, useTopGames, useVendorName, type GameSearch } from '@baize/features/catalogue';
import { useSession } from '@baize/features/session';
import { Combobox } from '@baize/ui-kit/Combobox';
import { Dialog } from '@baize/ui-kit/Dialog';
import { useLingui } from '@lingui/react/macro';
import {
  startTransition,
  useState,
  useEffect,
  useEffectEvent,
  useRef,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { firstHref } from '../../../site/routes/firstHref.ts';
import { useMove } from '../../../site/routes/useMove.ts';
import { coverAt } from '../games/coverSizes.ts';
import { playAction } from '../games/gameAction.ts';
import { RealAccountDialog } from '../games/RealAccountDialog.tsx';
import { LONGEST_NAME } from '../list/requestedGames.ts';
import { SearchPlace } from './SearchPanel.styles.ts';
import { useSearchStatus } from './useSearchStatus.ts';

// The narrowest width of covers, in pixels.
const COVER_WIDTH = 200;

/**
 * Searches games while typing; before that it lists the most played ones. Choosing a game plays it. Enter lists the
 * games of the typed name, in the category of the first result.
 */
export function SearchPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { session } = useSession();
  const move = useMove();
  const [typed, setTyped] = useState('');
  const [needsRealAccount, setNeedsRealAccount] = useState(false);
  const search = useGameSearch(typed);
  const status = useSearchStatus(search);
  const vendorName = useVendorName();
  const top = useTopGames();
  const leave = (href: string) => {
    onClose();
    // The chunk of the target page may still be loading.
    startTransition(() => move(href));
  };
  const send = useAfterSearch(search, typed, ([first]) => {
    if (first) leave(firstHref([{ route: categoryRoute[first.category], query: { gameName: typed.trim() } }]));
  });
  if (needsRealAccount) return <RealAccountDialog onClose={onClose} />;
  const games = search.state === 'idle' ? top : 'games' in search ? search.games : [];
  const handleChoose = ({ id }: { readonly id: string }) => {
    const game = games.find((each) => each.id === id);
    if (game === undefined) return;
    const action = playAction(game, session, () => setNeedsRealAccount(true));
    if (action.href === undefined) action.onSelect();
    else leave(action.href);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  // By default, Escape in a search field only empties it.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
  const label = t({ id: 'games.search', message: 'Search games' });
  return (
    <Dialog open onClose={onClose} title={label}>
      <SearchPlace onKeyDown={handleKeyDown}>
        <form onSubmit={handleSubmit}>
          <Combobox
            standing
            labelHidden
            label={label}
            placeholder={label}
            name="gameName"
            maxLength={LONGEST_NAME}
            value={typed}
            onChange={setTyped}
            options={games.map(({ id, name, vendor, cover }) => ({
              id,
              label: name,
              detail: vendorName(vendor),
              pictures: cover === '' ? undefined : [coverAt(cover, COVER_WIDTH)],
            }))}
            onChoose={handleChoose}
            status={status}
            busy={search.state === 'looking'}
          />
        </form>
      </SearchPlace>
    </Dialog>
  );
}

type Games = Extract<GameSearch, { state: 'found' }>['games'];

/**
 * Returns a function that calls `act` once with the games found: at once if they have loaded, else when they do, unless
 * the visitor has typed on.
 */
export const useAfterSearch = (search: GameSearch, typed: string, act: (games: Games) => void): (() => void) => {
  const waiting = useRef<string>(undefined);
  const isFound = search.state === 'found';
  const settle = useEffectEvent(() => {
    if (waiting.current === undefined || search.state !== 'found') return;
    waiting.current = undefined;
    act(search.games);
  });
  useEffect(() => {
    if (waiting.current !== typed) waiting.current = undefined;
  }, [typed]);
  useEffect(() => {
    if (isFound) settle();
  }, [isFound]);
  return () => {
    waiting.current = search.state === 'found' ? undefined : typed;
    if (search.state === 'found') act(search.games);
  };
};
