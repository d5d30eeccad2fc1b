/** The themes that a tenant chooses from; the first also stands in for an unreadable choice. */
export const themeIds = ['lacquer', 'neon'] as const;

export type ThemeId = (typeof themeIds)[number];
