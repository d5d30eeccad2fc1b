import type { Game } from '@baize/gateway-sdk/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { vendorGamesQuery } from './lobby.queries.ts';

export type GameView = {
  /** `absent`: the gateway does not list it. */
  readonly state: 'loading' | 'ready' | 'absent' | 'failed';
  readonly game: Game | undefined;
  readonly retry: () => void;
};

/** One game by the codes that its merchant names it with, among those that the gateway lists. */
export const useGame = (vendor: string, code: string): GameView => {
  const { data, isError, refetch } = useQuery(vendorGamesQuery(useScope(), vendor));
  const game = data?.games.find((each) => each.code === code);
  const awaited = isError ? 'failed' : 'loading';
  const known = game === undefined ? 'absent' : 'ready';
  return { state: data === undefined ? awaited : known, game, retry: () => void refetch() };
};
