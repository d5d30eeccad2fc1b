import { daysOfPreset, isDay, isDayPreset, type Day, type DayPreset, type DayRange } from '@baize/domain/days';

/** Parser and serialiser of one list filter in an address. */
export type Filter<T> = {
  /** Value without parameters, and for invalid ones. */
  readonly fallback: T;
  /** Undefined for missing and invalid parameters. */
  readonly read: (search: URLSearchParams, name: string) => T | undefined;
  /** Parameters of a value; undefined removes one. */
  readonly write: (value: T, name: string) => Readonly<Record<string, string | undefined>>;
};

/** The filters of a list by name; the name is the parameter in the address. */
export type FilterSchema = Readonly<
  Record<string, Pick<Filter<unknown>, 'fallback' | 'read'> & Pick<Filter<never>, 'write'>>
>;

export type FiltersOf<S extends FilterSchema> = { readonly [Name in keyof S]: S[Name]['fallback'] };

/** The filters of a list with one by days. */
export type DaysSchema = FilterSchema & {
  readonly days: Pick<Filter<DaysFilter | undefined>, 'fallback' | 'read'> & Pick<Filter<never>, 'write'>;
};

/** A filter with a fixed choice of values. */
export const choice = <const T extends string>(values: readonly T[], fallback: NoInfer<T>): Filter<T> => ({
  fallback,
  read: (search, name) => values.find((value) => value === search.get(name)),
  write: (value, name) => ({ [name]: value }),
});

/** A filter of text, such as an order number: trimmed, and empty when it is longer than `longest` characters. */
export const text = (longest: number): Filter<string> => ({
  fallback: '',
  read: (search, name) => {
    const value = search.get(name)?.trim() ?? '';
    return value.length > longest ? undefined : value;
  },
  write: (value, name) => ({ [name]: value }),
});

/** Days of a list: a preset, which moves on with time, or days of its own, of which one may be open (an empty string). */
export type DaysFilter =
  | { readonly preset: DayPreset }
  | { readonly preset: undefined; readonly from: string; readonly to: string };

const isEnd = (value: string): boolean => value === '' || isDay(value);

/** A filter by two typed days; undefined when both are empty, one is invalid, or the second is before the first. */
export const ownDays = (from: string, to: string): DaysFilter | undefined => {
  const isOrdered = from !== '' && to !== '' ? from <= to : from !== to;
  return isOrdered && isEnd(from) && isEnd(to) ? { preset: undefined, from, to } : undefined;
};

const daysIn = (value: string): DaysFilter | undefined => {
  if (isDayPreset(value)) return { preset: value };
  const [from = '', to, more] = value.split('..');
  return to === undefined || more !== undefined ? undefined : ownDays(from, to);
};

const daysText = (value: DaysFilter): string => value.preset ?? `${value.from}..${value.to}`;

/** A filter by days: `?days=last7`, `?days=2026-03-01..2026-03-31` or `?days=2026-03-01..` (REQ-226). */
export const days = (fallback: DayPreset): Filter<DaysFilter> => ({
  fallback: { preset: fallback },
  read: (search, name) => daysIn(search.get(name) ?? ''),
  write: (value, name) => ({ [name]: daysText(value) }),
});

/** A filter by days that is off without a parameter. */
export const anyDays: Filter<DaysFilter | undefined> = {
  fallback: undefined,
  read: (search, name) => daysIn(search.get(name) ?? ''),
  write: (value, name) => ({ [name]: value && daysText(value) }),
};

/** The days of a filter, as `from` and `to` of a request; `today` is that of the merchant's time zone. */
export const rangeOf = (filter: DaysFilter | undefined, today: Day): DayRange => {
  if (filter === undefined) return {};
  if (filter.preset !== undefined) return daysOfPreset(filter.preset, today);
  return { from: filter.from || undefined, to: filter.to || undefined };
};

/** The values of all filters in an address. */
export const readFilters = <S extends FilterSchema>(schema: S, search: URLSearchParams): FiltersOf<S> =>
  Object.fromEntries(
    Object.entries(schema).map(([name, filter]) => [name, filter.read(search, name) ?? filter.fallback]),
  ) as FiltersOf<S>;

/** A copy of an address's parameters with other filters. A fallback is left out; parameters of others stay. */
export const writeFilters = <S extends FilterSchema>(
  schema: S,
  search: URLSearchParams,
  changes: Partial<FiltersOf<S>>,
): URLSearchParams => {
  const values: Readonly<Record<string, unknown>> = changes;
  const written = new URLSearchParams(search);
  for (const [name, filter] of Object.entries(schema) as unknown as [string, Filter<unknown>][]) {
    if (!Object.hasOwn(values, name)) continue;
    const parameters = filter.write(values[name], name);
    const usual = filter.write(filter.fallback, name);
    for (const [parameter, value] of Object.entries(parameters))
      if (value === undefined || value === usual[parameter]) written.delete(parameter);
      else written.set(parameter, value);
  }
  return written;
};
