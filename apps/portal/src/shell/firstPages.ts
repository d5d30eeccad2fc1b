import type { ComponentType } from 'react';
import { lazyPage } from './lazyPage.ts';
import type { PageName } from '../site/routes/routes.ts';

/** Pages that a visit usually begins with: their chunks are listed in the first load. */
export const firstPages = {
  home: lazyPage('shell', () => import('../pages/catalogue/home/HomePage.tsx')),
} satisfies Partial<Record<PageName, ComponentType>>;

export type FirstPageName = keyof typeof firstPages;
