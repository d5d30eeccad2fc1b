import { DatePresetsRow } from './DateRangeField.styles.ts';
import type { Days } from './DateRangeField.types.ts';

export type DatePresetsProps<Id extends string = string> = {
  /** Accessible name of the group; left out within a `DateRangeField`, which is one itself. */
  label?: string | undefined;
  presets: readonly { id: Id; label: string; days: Days }[];
  value: Days;
  onChange: (days: Days, id: Id) => void;
};

/** Buttons that set both days at once, e.g. beside a filter bar's count; the one in effect is pressed. */
export function DatePresets<Id extends string>({ label, presets, value, onChange }: DatePresetsProps<Id>) {
  return (
    <DatePresetsRow as={label ? undefined : 'div'} aria-label={label}>
      {presets.map(({ id, label: text, days }) => (
        <button
          type="button"
          key={id}
          aria-pressed={days.from === value.from && days.to === value.to}
          onClick={() => onChange(days, id)}
        >
          {text}
        </button>
      ))}
    </DatePresetsRow>
  );
}
