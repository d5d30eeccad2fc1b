export { NoticeLine } from './NoticeLine.tsx';
export type { NoticeLineProps } from './NoticeLine.tsx';
