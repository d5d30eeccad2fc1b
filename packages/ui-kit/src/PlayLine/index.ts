export { PlayLine, type PlayLineProps } from './PlayLine.tsx';
