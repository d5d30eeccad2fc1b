import type { RouteName } from '@baize/domain/routes';
import type { Route } from './route.types.ts';
import { routes, type PageName } from './routes.ts';

/** A row whose page this release has. */
export type PageRoute = Route & { readonly name: PageName };

export interface FoundRoute {
  readonly route: PageRoute;
  /** The path as the table spells it: what the address bar shows (D3). */
  readonly path: string;
}

const rows: readonly PageRoute[] = routes;

const byPath = new Map(
  rows.flatMap((route) => route.paths.map((path): [string, FoundRoute] => [path.toLowerCase(), { route, path }])),
);

/** The page at a path, whatever its case and with or without a closing slash; undefined where there is none. */
export function routeAt(pathname: string): FoundRoute | undefined {
  return byPath.get(pathname.toLowerCase().replace(/(?<=.)\/+$/, ''));
}

/** The page that an address of this site leads to, whatever follows its path; undefined for any other address. */
export function routeOf(href: string): PageRoute | undefined {
  return routeAt(href.split(/[?#]/, 1)[0] ?? '')?.route;
}

/** The name of the page at a path. A path without a page is a place of its own, so that each starts afresh. */
export function placeOf(pathname: string): string {
  return routeAt(pathname)?.route.name ?? pathname;
}

/** The page of a name, if this release has one. */
export function routeNamed(name: RouteName): PageRoute | undefined {
  return rows.find((route) => route.name === name || route.alsoNamed === name);
}

/** The address of a page, with its query; undefined for a page that this release does not have (D44). */
export function hrefOf(name: PageName, query?: Readonly<Record<string, string>>): string;
export function hrefOf(name: RouteName, query?: Readonly<Record<string, string>>): string | undefined;
export function hrefOf(name: RouteName, query: Readonly<Record<string, string>> = {}): string | undefined {
  const path = routeNamed(name)?.paths[0];
  const search = new URLSearchParams(query).toString();
  return path === undefined || search === '' ? path : `${path}?${search}`;
}

/** Whether there is something to show at an address of this page: a game's page is nothing without its game. */
export function namesSomething({ search: read }: Route, search: string): boolean {
  return read === undefined || read(new URLSearchParams(search)) !== undefined;
}

/** Whether a login can lead on to an address: there is a page at it, which is no way to a session itself. */
export function leadsOn(href: string): boolean {
  const name = routeOf(href)?.name;
  return name !== undefined && name !== 'login' && name !== 'register';
}
