/** Ways to write the time of day: as usual in the language, with 12 hours, or with 24. */
export const timeFormats = ['auto', 'h12', 'h23'] as const;

export type TimeFormat = (typeof timeFormats)[number];
