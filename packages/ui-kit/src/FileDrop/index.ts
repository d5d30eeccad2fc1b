export { FileDrop, type FileDropProps } from './FileDrop.tsx';
export type { FileLimits, FileRefusal } from './takeFiles.ts';
