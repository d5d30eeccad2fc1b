import * as areas from './areas/index.ts';

type Row = (typeof areas)[keyof typeof areas][number];

/**
 * All pages as data, importable from everywhere since it imports no page. Guard, navigation, titles, popups and the
 * release's list of routes derive from it (D44); `pages.ts` maps each page to its chunk.
 */
export const routes: readonly Row[] = Object.values(areas).flat();

/** The names of the pages that this release has. */
export type PageName = Row['name'];

type Reading<Name extends PageName> =
  Extract<Row, { name: Name }> extends { search: (search: URLSearchParams) => infer Read } ? NonNullable<Read> : never;

/** The parsed query of a page. */
export type Search<Name extends PageName> = Reading<Name>;
