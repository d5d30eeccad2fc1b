// The pages of each area.
export { catalogueRoutes } from './catalogue.ts';
export { favouritesRoutes } from './favourites.ts';
export { launchRoutes } from './launch.ts';
export { memberRoutes } from './member.ts';
export { recoveryRoutes } from './recovery.ts';
export { sessionRoutes } from './session.ts';
export { systemRoutes } from './system.ts';
