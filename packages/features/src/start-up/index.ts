export { startUpQuery } from './startUp.queries.ts';
export { startUpState } from './startUp.rules.ts';
export type { StartUpState } from './startUp.rules.ts';
export { useFlags, useStartUp, useStartUpWatcher } from './useStartUp.ts';
export type { StartUpView } from './useStartUp.ts';
