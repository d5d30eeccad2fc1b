import type { CentreRow } from './centre.types.ts';

/** Name of the parameter with the key of a page; an empty one is the list of pages on a phone. */
export const PAGE = 'page';

type Hosted = Extract<CentreRow, { page: unknown }> & { readonly page: NonNullable<CentreRow['page']> };

const isHosted = (row: CentreRow): row is Hosted => row.page !== undefined;

/** The page at an address, else the last one of the visit, else the first. */
export const shownRow = (
  rows: readonly CentreRow[],
  asked: string | null,
  last: string | undefined,
): Hosted | undefined => {
  const pages = rows.filter(isHosted);
  return pages.find(({ key }) => key === asked) ?? pages.find(({ key }) => key === last) ?? pages[0];
};

/** Rows in their order, in runs of one group. */
export const groupsOf = (rows: readonly CentreRow[]): readonly (readonly CentreRow[])[] => {
  const groups: CentreRow[][] = [];
  for (const row of rows) {
    const current = groups.at(-1);
    if (current?.[0]?.group.id === row.group.id) current.push(row);
    else groups.push([row]);
  }
  return groups;
};
