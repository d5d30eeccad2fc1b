import type { Game, GamePage } from '@baize/gateway-sdk/catalogue';

/** A game that becomes a favourite, or no longer is one. */
export type FavouriteChange = { readonly game: Game; readonly favourite: boolean };

/** Where a game stands in a list that is loaded page by page. */
export type FavouritePlace = { readonly page: number; readonly index: number };

const TOGGLE_EVERY_MILLISECONDS = 1000;

/** What a wish changes: nothing when it is so already (REQ-196). */
export const favouriteChange = (
  ids: readonly string[] | undefined,
  game: Game,
  favourite: boolean,
): FavouriteChange | undefined => (ids?.includes(game.id) === favourite ? undefined : { game, favourite });

/** Whether a press counts: the first does, those within a second of it do not (REQ-198). A clock that was set back stops nothing. */
export const mayToggle = (lastAt: number | undefined, now: number): boolean =>
  lastAt === undefined || now < lastAt || now - lastAt >= TOGGLE_EVERY_MILLISECONDS;

/** The change that takes another one back. */
export const undone = ({ game, favourite }: FavouriteChange): FavouriteChange => ({ game, favourite: !favourite });

/** The ids after a change, last added first. */
export const changedIds = (ids: readonly string[], { game, favourite }: FavouriteChange): readonly string[] => {
  const others = ids.filter((id) => id !== game.id);
  return favourite ? [game.id, ...others] : others;
};

/** Where a game stands; undefined where it does not. */
export const placeOf = (pages: readonly GamePage[], { id }: Game): FavouritePlace | undefined => {
  const page = pages.findIndex(({ games }) => games.some((game) => game.id === id));
  const index = pages[page]?.games.findIndex((game) => game.id === id);
  return index === undefined ? undefined : { page, index };
};

/** The pages after a change: a game that becomes a favourite comes first, or back to where it was. */
export const changedPages = (
  pages: readonly GamePage[],
  { game, favourite }: FavouriteChange,
  at: FavouritePlace = { page: 0, index: 0 },
): GamePage[] =>
  pages.map((page, place) => {
    const others = page.games.filter(({ id }) => id !== game.id);
    return { ...page, games: favourite && place === at.page ? others.toSpliced(at.index, 0, game) : others };
  });

/** The games of all pages, each once: one that was added meanwhile pushes others onto a page that comes later. */
export const gamesOf = (pages: readonly GamePage[]): readonly Game[] => [
  ...new Map(pages.flatMap(({ games }) => games).map((game) => [game.id, game])).values(),
];
