import type { RouteName } from '@baize/domain/routes';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export interface RouteEntry {
  readonly name: RouteName;
  /** The canonical path first, then its aliases. Paths match case-insensitively; the address shows the canonical case. */
  readonly paths: readonly [string, ...string[]];
  /** `full` has header and footer, `bare` stands alone, `game` keeps the header only. */
  readonly layout: 'full' | 'bare' | 'game';
  readonly requiresLogin: boolean;
  readonly page: LazyExoticComponent<ComponentType>;
  /** The file of the page, from the portal's folder: the release lists its chunks. */
  readonly source: string;
}

/** Every page there is. Navigation, guard, layouts and the release's list of routes all derive from it (D44). */
export const routeTable: readonly RouteEntry[] = [
  {
    name: 'home',
    paths: ['/', '/index', '/index.html', '/home'],
    layout: 'full',
    requiresLogin: false,
    page: lazy(() => import('../pages/home/HomePage.tsx').then(({ HomePage }) => ({ default: HomePage }))),
    source: 'src/pages/home/HomePage.tsx',
  },
];
