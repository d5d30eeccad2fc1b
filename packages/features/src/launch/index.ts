export {
  canTry,
  gamePlaces,
  launchPort,
  launchRequest,
  launchStep,
  lobbyLaunch,
  vendorPlaces,
  vendorStep,
} from './launch.rules.ts';
export type {
  GamePlace,
  LaunchableGame,
  LaunchableVendor,
  LaunchPort,
  LaunchRequest,
  LaunchStep,
} from './launch.rules.ts';
export type { PlayLine } from './play.rules.ts';
export { useLaunch } from './useLaunch.ts';
export type { LaunchView } from './useLaunch.ts';
export { usePlayLine } from './usePlayLine.ts';
export { useSecondsPlayed } from './useSecondsPlayed.ts';
