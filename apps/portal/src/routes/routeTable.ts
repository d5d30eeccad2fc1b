import type { RouteName } from '@baize/domain/routes';
import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyPage } from './lazyPage.ts';

export interface RouteEntry {
  readonly name: RouteName;
  /** The canonical path first, then its aliases. Paths match case-insensitively (D3). */
  readonly paths: readonly [string, ...string[]];
  /** `full` has header and footer, `bare` stands alone, `game` keeps the header until a game with a bar of its own is there. */
  readonly layout: 'full' | 'bare' | 'game';
  readonly requiresLogin: boolean;
  /** Whether going there takes the place of the current history entry (REQ-035). */
  readonly replaces: boolean;
  readonly page: LazyExoticComponent<ComponentType>;
}

/** Every page there is. Navigation, guard, layouts and the release's list of routes all derive from it (D44). */
export const routeTable: readonly RouteEntry[] = [
  {
    name: 'home',
    paths: ['/', '/index', '/index.html', '/home'],
    layout: 'full',
    requiresLogin: false,
    replaces: false,
    page: lazyPage(() => import('../pages/catalogue/home/HomePage.tsx').then(({ HomePage }) => HomePage)),
  },
  {
    name: 'login',
    paths: ['/login'],
    layout: 'bare',
    requiresLogin: false,
    replaces: true,
    page: lazyPage(() => import('../pages/session/login/LoginPage.tsx').then(({ LoginPage }) => LoginPage)),
  },
  {
    name: 'seamless',
    paths: ['/seamless'],
    layout: 'game',
    requiresLogin: false,
    replaces: false,
    page: lazyPage(() => import('../pages/launch/seamless/SeamlessPage.tsx').then(({ SeamlessPage }) => SeamlessPage)),
  },
];
