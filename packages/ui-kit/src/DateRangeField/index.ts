export { DatePresets, type DatePresetsProps } from './DatePresets.tsx';
export { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';
export { type DatePreset, type Days, presetDates } from './presetDates.ts';
