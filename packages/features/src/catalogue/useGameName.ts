import type { CategoryCode } from '@baize/domain/categories';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { gameListQuery } from './catalogue.queries.ts';

/**
 * The name of a game in the current language; undefined until its vendor's list has loaded, or when the list lacks it.
 */
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
