import type { ComponentType } from 'react';
import { lazyPage } from './lazyPage.ts';
import type { PageName } from './routes.ts';

/** The pages that a visit is expected to begin with: the first load knows where they come from. */
export const firstPages = {
  home: lazyPage('shell', () => import('../pages/catalogue/home/HomePage.tsx')),
} satisfies Partial<Record<PageName, ComponentType>>;

export type FirstPageName = keyof typeof firstPages;
