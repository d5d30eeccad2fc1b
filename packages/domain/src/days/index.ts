export { addDays, countDays, dayAt, dayPresets, daysOfPreset, isDay, isDayPreset } from './days.rules.ts';
export type { Day, DayPreset, DayRange } from './days.rules.ts';
