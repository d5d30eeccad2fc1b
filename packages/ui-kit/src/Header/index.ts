export { Header, type HeaderProps } from './Header.tsx';
export type { NavigationItem } from './navigation.types.ts';
