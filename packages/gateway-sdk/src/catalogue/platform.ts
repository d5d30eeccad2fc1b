/** What the games must run on, as the catalogue names it. */
export const PLATFORM = 'flash,html5-desktop';
