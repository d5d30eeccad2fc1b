import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePlace } from './Place.ts';
import { readFilters, writeFilters, type FilterSchema, type FiltersOf } from './search/filters.ts';

export type FilterState<S extends FilterSchema> = {
  readonly filters: FiltersOf<S>;
  /** Sets some filters. Replaces the history entry, so that Back leaves the page or popup. */
  readonly set: (changes: Partial<FiltersOf<S>>) => void;
  readonly reset: () => void;
  /** True while a filter differs from its fallback. */
  readonly isFiltered: boolean;
  /** Number of filters that differ from their fallbacks. */
  readonly active: number;
  readonly fallbacks: FiltersOf<S>;
};

/**
 * The filters of the calling page, kept in its address: Back, a reload and a shared link keep them, and invalid values
 * are replaced by their fallback. `schema` is a constant of its module.
 */
export const useFilters = <S extends FilterSchema>(schema: S): FilterState<S> => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { search, hash } = usePlace();
  const filters = useMemo(() => readFilters(schema, new URLSearchParams(search)), [schema, search]);
  const move = (changes: Partial<FiltersOf<S>>): void => {
    const written = writeFilters(schema, new URLSearchParams(search), changes);
    void navigate({ search: String(written), hash }, { replace: true, state });
  };
  const fallbacks = readFilters(schema, new URLSearchParams());
  const active = [...writeFilters(schema, new URLSearchParams(), filters).keys()].length;
  return { filters, set: move, reset: () => move(fallbacks), isFiltered: active > 0, active, fallbacks };
};
