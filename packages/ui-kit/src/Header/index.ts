export { Header, type HeaderProps } from './Header.tsx';
export type { HeaderPanelsProps, NavigationItem, OpenedPanel } from './navigation.types.ts';
