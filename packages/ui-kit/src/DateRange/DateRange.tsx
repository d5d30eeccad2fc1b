import { type ChangeEvent, useId } from 'react';
import { FieldLabel } from '../Field/Field.styles.ts';
import { FormMessage } from '../FormMessage/index.ts';
import { TextField } from '../TextField/index.ts';
import { DateRangeFields, DateRangeFrame, DateRangePresets } from './DateRange.styles.ts';
import { type DateRangePreset, type Dates, presetDates } from './presetDates.ts';

export type DateRangeProps = {
  label: string;
  /** A form submits the two dates as `<name>From` and `<name>To`. */
  name: string;
  value: Dates;
  onChange: (dates: Dates) => void;
  /** Today as `YYYY-MM-DD` in the time zone of the dates; the kit has no clock of its own. */
  today: string;
  presets: readonly { preset: DateRangePreset; label: string }[];
  fromLabel: string;
  toLabel: string;
  /** Error text of the second date while it lies before the first. */
  orderText: string;
  /** Earliest and latest date with data. */
  min?: string | undefined;
  max?: string | undefined;
  /** Hint under the dates, e.g. their time zone. */
  hint?: string | undefined;
  error?: string | undefined;
};

/** A first and a last date as native date inputs, with presets that set both. */
export function DateRange(props: DateRangeProps) {
  const { label, name, value, onChange, today, presets, fromLabel, toLabel, orderText, min, max, hint, error } = props;
  const id = useId();
  const { from, to } = value;
  const reversed = from !== '' && to !== '' && from > to;

  function handleFrom(event: ChangeEvent<HTMLInputElement>) {
    onChange({ from: event.target.value, to });
  }
  function handleTo(event: ChangeEvent<HTMLInputElement>) {
    onChange({ from, to: event.target.value });
  }

  return (
    <DateRangeFrame aria-describedby={hint && `${id}-hint`}>
      <FieldLabel as="legend">{label}</FieldLabel>
      <DateRangePresets>
        {presets.map(({ preset, label: text }) => {
          const dates = presetDates(preset, today);
          return (
            <button
              type="button"
              key={preset}
              aria-pressed={dates.from === from && dates.to === to}
              onClick={() => onChange(dates)}
            >
              {text}
            </button>
          );
        })}
      </DateRangePresets>
      <DateRangeFields>
        <TextField
          type="date"
          label={fromLabel}
          name={`${name}From`}
          value={from}
          min={min}
          max={max}
          error={error}
          onChange={handleFrom}
        />
        <TextField
          type="date"
          label={toLabel}
          name={`${name}To`}
          value={to}
          min={from || min}
          max={max}
          error={reversed ? orderText : undefined}
          onChange={handleTo}
        />
      </DateRangeFields>
      {hint && (
        <FormMessage id={`${id}-hint`} tone="hint">
          {hint}
        </FormMessage>
      )}
    </DateRangeFrame>
  );
}
