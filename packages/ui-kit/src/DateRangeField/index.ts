export { DatePresets, type DatePresetsProps } from './DatePresets.tsx';
export { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';
export type { Days } from './DateRangeField.types.ts';
