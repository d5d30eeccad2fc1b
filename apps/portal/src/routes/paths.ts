import type { RouteName } from '@baize/domain/routes';
import { routeTable, type RouteEntry } from './routeTable.ts';

export interface FoundRoute {
  readonly entry: RouteEntry;
  /** The path as the table spells it: what the address bar shows (D3). */
  readonly path: string;
}

const byPath = new Map(
  routeTable.flatMap((entry) => entry.paths.map((path): [string, FoundRoute] => [path.toLowerCase(), { entry, path }])),
);

/** The page at a path, whatever its case and with or without a closing slash; undefined where there is none. */
export function routeAt(pathname: string): FoundRoute | undefined {
  return byPath.get(pathname.toLowerCase().replace(/(?<=.)\/+$/, ''));
}

/** What a place is told apart by: the name of its page, or its path where there is none. */
export function placeOf(pathname: string): string {
  return routeAt(pathname)?.entry.name ?? pathname;
}

/** The page of a name, if this release has one. */
export function routeNamed(name: RouteName): RouteEntry | undefined {
  return routeTable.find((entry) => entry.name === name);
}

/** The address of a page, with its query; undefined for a page that this release does not have (D44). */
export function hrefOf(name: RouteName, query: Readonly<Record<string, string>> = {}): string | undefined {
  const path = routeNamed(name)?.paths[0];
  const search = new URLSearchParams(query).toString();
  return path === undefined || search === '' ? path : `${path}?${search}`;
}

/** A path of this site out of an address given by a query, so that no one sends a player elsewhere after login (REQ-031). */
export function safeReturnPath(value: string | null): string | undefined {
  if (value === null || !/^\/(?![/\\])/.test(value)) return undefined;
  const url = new URL(value, 'https://site.invalid');
  if (url.host !== 'site.invalid' || routeAt(url.pathname) === undefined) return undefined;
  return routeAt(url.pathname)?.entry.name === 'login' ? undefined : `${url.pathname}${url.search}${url.hash}`;
}
