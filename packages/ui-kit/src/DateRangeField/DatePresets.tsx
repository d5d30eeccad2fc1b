import { DatePresetsRow } from './DateRangeField.styles.ts';
import { type DatePreset, type Days, presetDates } from './presetDates.ts';

export type DatePresetsProps = {
  /** Accessible name of the group; left out within a `DateRangeField`, which is one itself. */
  label?: string | undefined;
  presets: readonly { preset: DatePreset; label: string }[];
  value: Days;
  onChange: (days: Days) => void;
  /** Today as `YYYY-MM-DD` in the time zone of the days; the kit has no clock of its own. */
  today: string;
};

/** Buttons that set both days at once, e.g. beside a filter bar's count; the one in effect is pressed. */
export function DatePresets({ label, presets, value, onChange, today }: DatePresetsProps) {
  return (
    <DatePresetsRow as={label ? undefined : 'div'} aria-label={label}>
      {presets.map(({ preset, label: text }) => {
        const days = presetDates(preset, today);
        return (
          <button
            type="button"
            key={preset}
            aria-pressed={days.from === value.from && days.to === value.to}
            onClick={() => onChange(days)}
          >
            {text}
          </button>
        );
      })}
    </DatePresetsRow>
  );
}
