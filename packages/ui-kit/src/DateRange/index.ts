export { DateRange, type DateRangeProps } from './DateRange.tsx';
export { type DateRangePreset, type Dates, presetDates } from './presetDates.ts';
