import { gameListQuery } from '@baize/features/games';
import { useScope } from '@baize/features/session';
import { useQuery } from '@tanstack/react-query';
import type { RequestedGame } from './requestedGame.ts';

/** What a game is called in the language on screen; undefined until its vendor's list has come, or when it is not in it. */
export function useGameName({ vendor, category, code }: RequestedGame): string | undefined {
  const { data } = useQuery(gameListQuery(useScope(), { category, vendor }));
  return data?.games.find((game) => game.code === code)?.name;
}
