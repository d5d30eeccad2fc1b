import { lazyExtra, lazyPart } from '../words/lazyWithWords.tsx';

const load = () => import('./menus/index.ts');

export const FrameExtras = lazyExtra('menus', () => load().then((menus) => menus.FrameExtras));
export const NavigationPanels = lazyExtra('menus', () => load().then((menus) => menus.NavigationPanels));
export const SiteDrawer = lazyPart('menus', () => load().then((menus) => menus.SiteDrawer));
