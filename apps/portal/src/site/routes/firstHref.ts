import type { RouteName } from '@baize/domain/routes';
import { hrefOf } from './paths.ts';

type RoutePlace = {
  readonly route: RouteName;
  readonly query: Readonly<Record<string, string>>;
};

/** The address of the first of some pages that this release has; home when it has none. */
export const firstHref = (places: readonly RoutePlace[]): string =>
  places.map(({ route, query }) => hrefOf(route, query)).find((href) => href !== undefined) ?? '/';
