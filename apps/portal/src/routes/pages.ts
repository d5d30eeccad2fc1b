import type { ComponentType } from 'react';
import { lazyPage } from './lazyPage.ts';
import type { PageName } from './routes.ts';

/** Where each page's chunk comes from, and the area whose words come with it. Only what shows pages imports this: the pages themselves lead on from here. */
export const pages: Readonly<Record<PageName, ComponentType>> = {
  home: lazyPage('shell', () => import('../pages/catalogue/home/HomePage.tsx')),
  rng: lazyPage('catalogue', () => import('../pages/catalogue/list/SlotListPage.tsx')),
  sports: lazyPage('catalogue', () => import('../pages/catalogue/centre/GameCentrePage.tsx')),
  esports: lazyPage('catalogue', () => import('../pages/catalogue/centre/GameCentrePage.tsx')),
  live: lazyPage('catalogue', () => import('../pages/catalogue/centre/GameCentrePage.tsx')),
  fish: lazyPage('catalogue', () => import('../pages/catalogue/centre/GameCentrePage.tsx')),
  pvp: lazyPage('catalogue', () => import('../pages/catalogue/centre/GameCentrePage.tsx')),
  lott: lazyPage('catalogue', () => import('../pages/catalogue/centre/GameCentrePage.tsx')),
  elott: lazyPage('catalogue', () => import('../pages/catalogue/centre/GameCentrePage.tsx')),
  login: lazyPage('session', () => import('../pages/session/login/LoginPage.tsx')),
  member: lazyPage('member', () => import('../pages/member/profile/ProfilePage.tsx')),
  down: lazyPage('system', () => import('../pages/system/down/DownloadPage.tsx')),
  favorite: lazyPage('favourites', () => import('../pages/favourites/FavouritesPage.tsx')),
  seamless: lazyPage('launch', () => import('../pages/launch/seamless/SeamlessPage.tsx')),
};
