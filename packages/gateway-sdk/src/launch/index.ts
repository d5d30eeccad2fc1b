export type { ExternalLaunch, InHouseLaunch, Launch, PlaySession } from './launch.types.ts';
export { getPlaySession, launchExternalGame, launchGame } from './launch.calls.ts';
