import { daysOfPreset, type Day } from '@baize/domain/days';
import { DatePresets, DateRangeField, type Days } from '@baize/ui-kit/DateRangeField';
import { FilterBar } from '@baize/ui-kit/FilterBar';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ownDays, rangeOf, type DaysFilter } from '../../site/routes/search/filters.ts';

type BetFilterProps = {
  /** Undefined without a filter. */
  readonly filter: DaysFilter | undefined;
  readonly today: Day;
  /** Number of bets as a sentence. */
  readonly result: string | undefined;
  readonly onChange: (filter: DaysFilter | undefined) => void;
};

const daysOf = (filter: DaysFilter | undefined, today: Day): Days => {
  const { from = '', to = '' } = rangeOf(filter, today);
  return { from, to };
};

/** Filters the member's bets by the days they were placed on. */
export function BetFilter({ filter, today, result, onChange }: BetFilterProps) {
  const { t } = useLingui();
  const period = t({ id: 'lottery.bets.days', message: 'Date range' });
  const filterWord = t({ id: 'lottery.bets.filter', message: 'Filter' });
  const presets = [
    { id: 'today', label: t({ id: 'lottery.bets.today', message: 'Today' }) },
    { id: 'yesterday', label: t({ id: 'lottery.bets.yesterday', message: 'Yesterday' }) },
    { id: 'last7', label: t({ id: 'lottery.bets.last7', message: 'Last 7 days' }) },
    { id: 'last30', label: t({ id: 'lottery.bets.last30', message: 'Last 30 days' }) },
  ] as const;

  return (
    <FilterBar
      label={t({ id: 'lottery.bets.filter.of', message: 'Filter bets' })}
      value={filter}
      onChange={onChange}
      result={result}
      chips={
        <DatePresets
          label={period}
          presets={presets.map((preset) => ({ ...preset, days: daysOfPreset(preset.id, today) }))}
          value={daysOf(filter, today)}
          onChange={(_days, preset) => onChange({ preset })}
        />
      }
      reset={
        filter && {
          label: t({ id: 'lottery.bets.allDays', message: 'All dates' }),
          onReset: () => onChange(undefined),
        }
      }
      sheet={{
        open: filterWord,
        active: filter ? 1 : 0,
        title: filterWord,
        apply: t({ id: 'lottery.bets.show', message: 'Show bets' }),
      }}
    >
      {(current, change) => <DaysField label={period} filter={current} today={today} onChange={change} />}
    </FilterBar>
  );
}

type DaysFieldProps = Omit<BetFilterProps, 'result'> & { readonly label: string };

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
      name="bets"
      value={typed && typed.over === filter ? typed.days : daysOf(filter, today)}
      onChange={handleChange}
      max={today}
      fromLabel={t({ id: 'lottery.bets.from', message: 'From' })}
      toLabel={t({ id: 'lottery.bets.to', message: 'To' })}
      orderText={t({ id: 'lottery.bets.order', message: 'Choose a day after the first one, or the same day.' })}
    />
  );
}
