// The figures that a visit may cost; `npm test` holds the bytes, `.ci/run` the times. Bytes are of brotli at quality 11,
// or, where it is said, as they come over the line with their headers.

/** Script until home answers to its visitor. */
export const FIRST_LOAD = 111_000;
/** Script that is requested before the first game is in the document. */
export const SCRIPT_UNTIL_GAMES = 125_000;
/** Everything a 390 px phone transfers for a page until nothing more comes, headers included; without the entry popup. */
export const PAGE_IN_ALL = 400_000;
/** The entry popup, on top of home: its code, its words and what is announced. */
export const ENTRY_POPUP = 35_000;
/** Chunks of a lazy route that home has not loaded. */
export const routeLimit = (name: string): number => OF_ROUTES[name] ?? 20_000;
const OF_ROUTES: Readonly<Record<string, number>> = { login: 25_000, forget: 25_000, register: 35_000 };
/** Script until a page that a visit begins with shows its heading: the first load, the way to the page, and its chunks. */
export const scriptUntilHeading = (name: string): number => SCRIPT_UNTIL_GAMES + routeLimit(name);

/** Home beside its static twin, as factors. */
export const FIRST_PAINT = 1.1;
export const LARGEST_PAINT = 1.15;
/** Room for what else a machine does: times fail beyond it. */
export const NOISE = 1.3;

/** Pages that visits begin with, besides home; /lottery is a member's, and sends visitors to /login. */
export const ENTRIES = ['live', 'rng', 'promotions', 'login'] as const;
