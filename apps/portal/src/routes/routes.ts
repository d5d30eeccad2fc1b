import * as areas from './areas/index.ts';

type Row = (typeof areas)[keyof typeof areas][number];

/**
 * Every page there is, as data: any part of the portal may read it, since it imports no page. Guard, navigation, titles,
 * popups and the release's list of routes derive from it (D44); `pages.ts` says where each page's chunk comes from.
 */
export const routes: readonly Row[] = Object.values(areas).flat();

/** The names of the pages that this release has. */
export type PageName = Row['name'];

type Reading<Name extends PageName> =
  Extract<Row, { name: Name }> extends { search: (search: URLSearchParams) => infer Read } ? NonNullable<Read> : never;

/** What a page of a name is told by its address. */
export type Search<Name extends PageName> = Reading<Name>;
