import type { CentreRow } from './centre.types.ts';

type Hosted = Extract<CentreRow, { page: unknown }> & { readonly page: NonNullable<CentreRow['page']> };

const isHosted = (row: CentreRow): row is Hosted => row.page !== undefined;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The address of a row, in a centre at `home`. */
export const addressOfRow = ({ key, href }: CentreRow, home: string): string => href ?? `${home}/${key}`;

/** Key of the page that an address names, without regard to case; undefined at the centre's own address. */
export const askedKey = (rows: readonly CentreRow[], pathname: string, home: string): string | undefined => {
  const path = pathname.replace(/\/+$/, '');
  if (isSame(path, home)) return undefined;
  const named = rows.find(
    (row) => isHosted(row) && [row.alias ?? '', addressOfRow(row, home)].some((each) => isSame(each, path)),
  );
  return named?.key ?? path.slice(home.length + 1);
};

/** The page with the asked key, else the first of the others that is there, else the first of all. */
export const shownRow = (
  rows: readonly CentreRow[],
  asked: string | undefined,
  ...others: readonly (string | undefined)[]
): Hosted | undefined => {
  const pages = rows.filter(isHosted);
  return [asked, ...others].map((wish) => pages.find(({ key }) => key === wish)).find(Boolean) ?? pages[0];
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
