export { SideBar, type SideBarItem, SideBarList, type SideBarListProps, type SideBarProps } from './SideBar.tsx';
