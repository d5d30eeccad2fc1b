// Parts that open beneath and beside the frame: one chunk, fetched with the first interaction.
export { FooterLinks } from './FooterLinks.tsx';
export { FrameExtras } from './FrameExtras.tsx';
export { NavigationPanels } from './NavigationPanels.tsx';
export { SiteDrawer } from './SiteDrawer.tsx';
