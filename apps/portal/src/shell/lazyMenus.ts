import { lazyExtra, lazyPart } from '../site/words/lazyWithWords.tsx';

/** Fetches the chunk of the parts that open beneath and beside the frame. */
export const fetchMenus = () => import('./menus/index.ts');

export const FrameExtras = lazyExtra('menus', () => fetchMenus().then((menus) => menus.FrameExtras));
export const FooterLinks = lazyExtra('menus', () => fetchMenus().then((menus) => menus.FooterLinks));
export const NavigationPanels = lazyExtra('menus', () => fetchMenus().then((menus) => menus.NavigationPanels));
export const SiteDrawer = lazyPart('menus', () => fetchMenus().then((menus) => menus.SiteDrawer));

/** Popups that open by themselves: they load without a gesture, and apart from the menus (D48). */
export const PopupQueue = lazyExtra('menus', () => import('./menus/PopupQueue.tsx').then((chunk) => chunk.PopupQueue));
