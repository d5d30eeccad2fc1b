export { startUpQuery } from './startUp.queries.ts';
export { startUpState } from './startUp.rules.ts';
export type { StartUpState } from './startUp.rules.ts';
export { useStartUp } from './useStartUp.ts';
export type { StartUpView } from './useStartUp.ts';
