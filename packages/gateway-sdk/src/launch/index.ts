export type { ExternalLaunch, InHouseLaunch, Launch } from './launch.types.ts';
export { launchExternalGame } from './launchExternalGame.ts';
export { launchGame } from './launchGame.ts';
