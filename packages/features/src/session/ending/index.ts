export { useSessionEnding } from './useSessionEnding.ts';
export type { SessionEnding } from './useSessionEnding.ts';
