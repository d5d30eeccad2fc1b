export { openSettings, unknownSettings } from './openSettings.ts';
export type { Environment } from './openSettings.ts';
