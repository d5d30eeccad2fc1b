export { categoryRoute, isRouteName, routeNames } from './routes.rules.ts';
export type { RouteName } from './routes.rules.ts';
