export { Sample } from './Sample.tsx';
export type { SampleProps } from './Sample.tsx';
