export { launchQuery } from './launch.queries.ts';
export type { LaunchRequest } from './launch.queries.ts';
export { launchPort, launchStep, lobbyLaunch, vendorStep } from './launch.rules.ts';
export type { LaunchableGame, LaunchableVendor, LaunchPort, LaunchStep } from './launch.rules.ts';
export { useLaunch } from './useLaunch.ts';
export type { LaunchView } from './useLaunch.ts';
