import type { ComponentType } from 'react';
import { lazyPart } from '../words/lazyWithWords.tsx';

type Menus = typeof import('./menus/index.ts');

const lazyMenu = <Props extends object>(choose: (menus: Menus) => ComponentType<Props>) =>
  lazyPart('menus', () => import('./menus/index.ts').then(choose));

export const FrameExtras = lazyMenu((menus) => menus.FrameExtras);
export const NavigationPanels = lazyMenu((menus) => menus.NavigationPanels);
export const SiteDrawer = lazyMenu((menus) => menus.SiteDrawer);
