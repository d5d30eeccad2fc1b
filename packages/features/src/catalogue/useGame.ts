import type { Game } from '@baize/gateway-sdk/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { vendorGamesQuery } from './lobby.queries.ts';

export type GameView = {
  /** `absent`: the gateway does not list the game. */
  readonly state: 'loading' | 'ready' | 'absent' | 'failed';
  readonly game: Game | undefined;
  readonly retry: () => void;
};

/** A game by its vendor and code, looked up in the vendor's list. */
export const useGame = (vendor: string, code: string): GameView => {
  const { data, isError, refetch } = useQuery(vendorGamesQuery(useScope(), vendor));
  const game = data?.games.find((each) => each.code === code);
  const awaited = isError ? 'failed' : 'loading';
  const known = game === undefined ? 'absent' : 'ready';
  return { state: data === undefined ? awaited : known, game, retry: () => void refetch() };
};
