import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyPage } from './lazyPage.ts';
import type { PageName } from './routes.ts';

/** Where each page's chunk comes from. Only what shows pages imports this: the pages themselves lead on from here. */
export const pages: Readonly<Record<PageName, LazyExoticComponent<ComponentType>>> = {
  home: lazyPage(() => import('../pages/catalogue/home/HomePage.tsx').then(({ HomePage }) => HomePage)),
  login: lazyPage(() => import('../pages/session/login/LoginPage.tsx').then(({ LoginPage }) => LoginPage)),
  seamless: lazyPage(() =>
    import('../pages/launch/seamless/SeamlessPage.tsx').then(({ SeamlessPage }) => SeamlessPage),
  ),
};
