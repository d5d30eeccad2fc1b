// Budgets of a visit: `npm test` checks the bytes, `.ci/run` the times. Bytes are of brotli at quality 11, or, where
// noted, as transferred with headers.

/** Script until home is interactive. */
export const FIRST_LOAD = 111_000;
/** Script that is requested before the first game is in the document. */
export const SCRIPT_UNTIL_GAMES = 125_000;
/** Everything that a 390 px phone transfers for a page until it is idle, headers included, entry popup excluded. */
export const PAGE_IN_ALL = 400_000;
/** The entry popup on top of home: its code, words and announcements. */
export const ENTRY_POPUP = 35_000;
/** Chunks of a lazy route that are not part of home. */
export const routeLimit = (name: string): number => OF_ROUTES[name] ?? 20_000;
const OF_ROUTES: Readonly<Record<string, number>> = { login: 25_000, forget: 25_000, register: 35_000 };
/** Script until a page that a visit begins with renders its heading: the first load, and the page's chunks. */
export const scriptUntilHeading = (name: string): number => SCRIPT_UNTIL_GAMES + routeLimit(name);

/** Paint times of home relative to its static twin, as factors. */
export const FIRST_PAINT = 1.1;
export const LARGEST_PAINT = 1.15;
/** Tolerance for other work of the machine: times fail beyond it. */
export const NOISE = 1.3;

/** Pages that visits begin with, besides home. /lottery requires a login and would redirect to /login. */
export const ENTRIES = ['live', 'rng', 'promotions', 'login'] as const;
