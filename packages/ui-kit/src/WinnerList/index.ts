export { WinnerList, type WinnerListProps } from './WinnerList.tsx';
