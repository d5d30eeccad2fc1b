import { lazyExtra, lazyPart } from '../words/lazyWithWords.tsx';

/** Fetches what opens beneath and beside the frame. */
export const fetchMenus = () => import('./menus/index.ts');

export const FrameExtras = lazyExtra('menus', () => fetchMenus().then((menus) => menus.FrameExtras));
export const FooterLinks = lazyExtra('menus', () => fetchMenus().then((menus) => menus.FooterLinks));
export const NavigationPanels = lazyExtra('menus', () => fetchMenus().then((menus) => menus.NavigationPanels));
export const SiteDrawer = lazyPart('menus', () => fetchMenus().then((menus) => menus.SiteDrawer));

/** What opens by itself; it waits for no gesture, and comes without the menus (D48). */
export const PopupQueue = lazyExtra('menus', () => import('./menus/PopupQueue.tsx').then((chunk) => chunk.PopupQueue));
