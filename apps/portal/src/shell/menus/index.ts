// What opens beneath and beside the frame: one chunk, fetched once somebody has done something on the page.
export { FooterLinks } from './FooterLinks.tsx';
export { FrameExtras } from './FrameExtras.tsx';
export { NavigationPanels } from './NavigationPanels.tsx';
export { SiteDrawer } from './SiteDrawer.tsx';
