export type { ExternalLaunch, InHouseLaunch, Launch, PlaySession } from './launch.types.ts';
export { getPlaySession } from './getPlaySession.ts';
export { launchExternalGame } from './launchExternalGame.ts';
export { launchGame } from './launchGame.ts';
