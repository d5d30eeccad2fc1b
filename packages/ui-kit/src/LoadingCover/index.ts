export { LoadingCover } from './LoadingCover.tsx';
