import type { CategoryCode } from '@baize/domain/categories';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { vendorsQuery } from './catalogue.queries.ts';
import { categoryCounts } from './providers.rules.ts';

/** Games per category, where the gateway counts them; undefined until the vendors have loaded. */
export const useCategoryCounts = (): ReadonlyMap<CategoryCode, number | undefined> | undefined =>
  useQuery({ ...vendorsQuery(useScope()), select: categoryCounts }).data;
