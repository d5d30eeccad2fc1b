import type { CategoryCode } from '@baize/domain/categories';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { gameListQuery } from './catalogue.queries.ts';

/** What a game is called in the language on screen; undefined until its vendor's list has come, or when it is not in it. */
export const useGameName = ({
  vendor,
  category,
  code,
}: {
  readonly vendor: string;
  readonly category: CategoryCode;
  readonly code: string;
}): string | undefined => {
  const { data } = useQuery(gameListQuery(useScope(), { category, vendor }));
  return data?.games.find((game) => game.code === code)?.name;
};
