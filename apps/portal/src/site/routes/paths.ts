import type { RouteName } from '@baize/domain/routes';
import type { Route } from './route.types.ts';
import { routes, type PageName } from './routes.ts';

/** A route whose page this release contains. */
export type PageRoute = Route & { readonly name: PageName };

export type FoundRoute = {
  readonly route: PageRoute;
  /** The path in the spelling of the route table, which the address bar shows (D3). */
  readonly path: string;
};

const rows: readonly PageRoute[] = routes;

const byPath = new Map(
  rows.flatMap((route) => route.paths.map((path): [string, FoundRoute] => [path.toLowerCase(), { route, path }])),
);

/**
 * The route at a path, ignoring case and a trailing slash; undefined when there is none. The pages of a centre have its
 * route.
 */
export const routeAt = (pathname: string): FoundRoute | undefined => {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const found = byPath.get(path.toLowerCase().replace(/^(\/member)\/\w+$/, '$1'));
  return found && { ...found, path: found.path + path.slice(found.path.length) };
};

/** The route of an address of this site, ignoring query and hash; undefined for any other address. */
export const routeOf = (href: string): PageRoute | undefined => routeAt(href.split(/[?#]/, 1)[0] ?? '')?.route;

/** The name of the page at a path. Without a page it is the path, so that each such path is a page of its own. */
export const placeOf = (pathname: string): string => routeAt(pathname)?.route.name ?? pathname;

/** The route with a name or second name; undefined when this release lacks its page. */
export const routeNamed = (name: RouteName | PageName): PageRoute | undefined =>
  rows.find((route) => route.name === name || route.alsoNamed === name);

/** The address of a page, with its query; undefined for a page that this release does not have (D44). */
export function hrefOf(name: PageName, query?: Readonly<Record<string, string>>): string;
export function hrefOf(name: RouteName, query?: Readonly<Record<string, string>>): string | undefined;
export function hrefOf(name: RouteName | PageName, query: Readonly<Record<string, string>> = {}): string | undefined {
  const path = routeNamed(name)?.paths[0];
  const search = new URLSearchParams(query).toString();
  return path === undefined || search === '' ? path : `${path}?${search}`;
}

/** True when the address names what the page needs, such as the game of a game page. */
export const hasRequiredSearch = ({ search: read }: Route, search: string): boolean =>
  read === undefined || read(new URLSearchParams(search)) !== undefined;

/** True when login may continue to an address: it has a page, other than login and registration. */
export const canContinueTo = (href: string): boolean => {
  const name = routeOf(href)?.name;
  return name !== undefined && name !== 'login' && name !== 'register';
};
