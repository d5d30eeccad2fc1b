import type { CategoryCode } from '@baize/domain/categories';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { vendorsQuery } from './catalogue.queries.ts';

/** The categories that have a vendor; undefined until that is known. */
export const useCategories = (): readonly CategoryCode[] | undefined =>
  useQuery(vendorsQuery(useScope())).data?.map(({ category }) => category);
