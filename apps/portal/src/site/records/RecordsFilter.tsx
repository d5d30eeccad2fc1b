import { daysOfPreset, type Day } from '@baize/domain/days';
import { DatePresets, DateRangeField, type Days } from '@baize/ui-kit/DateRangeField';
import { FilterBar } from '@baize/ui-kit/FilterBar';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { ownDays, rangeOf, type DaysFilter, type DaysSchema, type FiltersOf } from '../routes/search/filters.ts';
import type { FilterState } from '../routes/useFilters.ts';

export type RecordsFilterProps<S extends DaysSchema> = {
  /** From `useFilters`, with a filter by days named `days`. */
  readonly state: FilterState<S>;
  /** Today in the merchant's time zone. */
  readonly today: Day;
  /** Controls of the other filters. */
  readonly controls?: ((filters: FiltersOf<S>, change: (filters: FiltersOf<S>) => void) => ReactNode) | undefined;
  readonly words: {
    /** Accessible name, e.g. "Filter bets". */
    readonly label: string;
    /** Applies the filters on a phone, e.g. "Show bets". */
    readonly apply: string;
    /** Resets the filters, e.g. "All dates". */
    readonly reset: string;
  };
};

/** Filters of records by days, with presets (REQ-226), and by what `controls` adds. `result` is their number in words. */
export function RecordsFilter<S extends DaysSchema>(
  props: RecordsFilterProps<S> & { readonly result: string | undefined },
) {
  const { state, today, controls, words, result } = props;
  const { filters, fallbacks, active } = state;
  const { t } = useLingui();
  const period = t({ id: 'records.days', message: 'Date range' });
  const filterWord = t({ id: 'records.filter', message: 'Filter' });
  const presets = (
    [
      { id: 'today', label: t({ id: 'records.today', message: 'Today' }) },
      { id: 'yesterday', label: t({ id: 'records.yesterday', message: 'Yesterday' }) },
      { id: 'last7', label: t({ id: 'records.last7', message: 'Last 7 days' }) },
      { id: 'last30', label: t({ id: 'records.last30', message: 'Last 30 days' }) },
    ] as const
  ).map((preset) => ({ ...preset, days: daysOfPreset(preset.id, today) }));
  const withDays = (all: FiltersOf<S>, days: DaysFilter | undefined): FiltersOf<S> => ({
    ...all,
    days: days ?? fallbacks.days,
  });
  return (
    <FilterBar
      label={words.label}
      value={filters}
      onChange={state.set}
      result={result}
      chips={
        <DatePresets
          label={period}
          presets={presets}
          value={daysOf(filters.days, today)}
          onChange={(_days, preset) => state.set(withDays(filters, { preset }))}
        />
      }
      reset={active > 0 ? { label: words.reset, onReset: state.reset } : undefined}
      sheet={{ open: filterWord, active, title: filterWord, apply: words.apply }}
    >
      {(current, change) => (
        <>
          <DaysField
            label={period}
            filter={current.days}
            today={today}
            onChange={(days) => change(withDays(current, days))}
          />
          {controls?.(current, change)}
        </>
      )}
    </FilterBar>
  );
}

const daysOf = (filter: DaysFilter | undefined, today: Day): Days => {
  const { from = '', to = '' } = rangeOf(filter, today);
  return { from, to };
};

type DaysFieldProps = {
  readonly label: string;
  readonly filter: DaysFilter | undefined;
  readonly today: Day;
  readonly onChange: (filter: DaysFilter | undefined) => void;
};

/** Two days, which keep an invalid value until it is valid or the filter changes elsewhere. */
function DaysField({ label, filter, today, onChange }: DaysFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<{ readonly over: DaysFilter | undefined; readonly days: Days }>();

  const handleChange = (days: Days) => {
    const own = ownDays(days.from, days.to);
    const isEmpty = days.from === '' && days.to === '';
    setTyped(own || isEmpty ? undefined : { over: filter, days });
    if (own || isEmpty) onChange(own);
  };

  return (
    <DateRangeField
      label={label}
      labelHidden
      name="records"
      value={typed && typed.over === filter ? typed.days : daysOf(filter, today)}
      onChange={handleChange}
      max={today}
      fromLabel={t({ id: 'records.from', message: 'From' })}
      toLabel={t({ id: 'records.to', message: 'To' })}
      orderText={t({ id: 'records.order', message: 'Choose a day after the first one, or the same day.' })}
    />
  );
}
