import type { Game } from '@baize/gateway-sdk/catalogue';
import type { Page } from '@baize/gateway-sdk/paging';

/** A game to add to the favourites, or to remove. */
export type FavouriteChange = { readonly game: Game; readonly favourite: boolean };

/** A game's position in a paged list. */
export type FavouritePlace = { readonly page: number; readonly index: number };

const TOGGLE_EVERY_MILLISECONDS = 1000;

/** The change that a press requires; undefined when the game already has the wanted state (REQ-196). */
export const favouriteChange = (
  ids: readonly string[] | undefined,
  game: Game,
  favourite: boolean,
): FavouriteChange | undefined => (ids?.includes(game.id) === favourite ? undefined : { game, favourite });

/**
 * True when a press counts: presses within a second of the last one are ignored (REQ-198). A clock that was set back
 * blocks nothing.
 */
export const mayToggle = (lastAt: number | undefined, now: number): boolean =>
  lastAt === undefined || now < lastAt || now - lastAt >= TOGGLE_EVERY_MILLISECONDS;

/** The inverse of a change. */
export const inverseOf = ({ game, favourite }: FavouriteChange): FavouriteChange => ({ game, favourite: !favourite });

/** The ids after a change, last added first. */
export const changedIds = (ids: readonly string[], { game, favourite }: FavouriteChange): readonly string[] => {
  const others = ids.filter((id) => id !== game.id);
  return favourite ? [game.id, ...others] : others;
};

/** A game's position in the pages; undefined when it is not in them. */
export const placeOf = (pages: readonly Page<Game>[], { id }: Game): FavouritePlace | undefined => {
  const page = pages.findIndex(({ items }) => items.some((game) => game.id === id));
  const index = pages[page]?.items.findIndex((game) => game.id === id);
  return index === undefined ? undefined : { page, index };
};

/** A page after a change. An added game goes to `index`; without one, it is only removed. */
export const changedPage = (
  page: Page<Game>,
  { game, favourite }: FavouriteChange,
  index: number | undefined,
): Page<Game> => {
  const others = page.items.filter(({ id }) => id !== game.id);
  return { ...page, items: favourite && index !== undefined ? others.toSpliced(index, 0, game) : others };
};

/** The pages after a change. An added game goes first, or to `at`, its previous place. */
export const changedPages = (
  pages: readonly Page<Game>[],
  change: FavouriteChange,
  at: FavouritePlace = { page: 0, index: 0 },
): Page<Game>[] => pages.map((page, place) => changedPage(page, change, place === at.page ? at.index : undefined));

/** The games without duplicates: the numbered pages of a gateway without cursors shift when a game is added. */
export const withoutDuplicates = (games: readonly Game[]): readonly Game[] => [
  ...new Map(games.map((game) => [game.id, game])).values(),
];
