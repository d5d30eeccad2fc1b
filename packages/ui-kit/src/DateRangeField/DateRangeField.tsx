import { type ChangeEvent, useId } from 'react';
import { FieldLabel } from '../Field/Field.styles.ts';
import { FormMessage } from '../FormMessage/FormMessage.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { DatePresets, type DatePresetsProps } from './DatePresets.tsx';
import { DateRangeFields, DateRangeFrame } from './DateRangeField.styles.ts';
import type { Days } from './DateRangeField.types.ts';

export { DatePresets, type DatePresetsProps } from './DatePresets.tsx';
export type { Days } from './DateRangeField.types.ts';

export type DateRangeFieldProps = {
  label: string;
  /** Hides the label visually, where "From" and "To" make the field clear. */
  labelHidden?: boolean | undefined;
  /** A form submits the two days as `<name>From` and `<name>To`. */
  name: string;
  value: Days;
  onChange: (days: Days) => void;
  /** Left out where the presets stand elsewhere, as `DatePresets`. */
  presets?: DatePresetsProps['presets'] | undefined;
  fromLabel: string;
  toLabel: string;
  /** Error text of the second day while it lies before the first. */
  orderText: string;
  /** Earliest and latest day with data. */
  min?: string | undefined;
  max?: string | undefined;
  /** Hint under the days, e.g. their time zone. */
  hint?: string | undefined;
  error?: string | undefined;
};

/** A first and a last day as native date inputs, with presets that set both. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, labelHidden, name, value, onChange, presets, fromLabel, toLabel, orderText } = props;
  const { min, max, hint, error } = props;
  const id = useId();
  const { from, to } = value;
  const reversed = from !== '' && to !== '' && from > to;

  const handleFrom = (event: ChangeEvent<HTMLInputElement>) => {
    onChange({ from: event.target.value, to });
  };
  const handleTo = (event: ChangeEvent<HTMLInputElement>) => {
    onChange({ from, to: event.target.value });
  };

  return (
    <DateRangeFrame aria-describedby={hint && `${id}-hint`}>
      {labelHidden ? (
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
      ) : (
        <FieldLabel as="legend">{label}</FieldLabel>
      )}
      {presets && <DatePresets presets={presets} value={value} onChange={(days) => onChange(days)} />}
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
