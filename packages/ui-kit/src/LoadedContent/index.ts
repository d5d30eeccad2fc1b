export { LoadedContent, type LoadedContentProps } from './LoadedContent.tsx';
