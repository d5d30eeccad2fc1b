export { admission } from './access.rules.ts';
export type { Access, Admission, Asker, Audience } from './access.rules.ts';
export { memberPageOfRoute } from './memberPages.rules.ts';
export type { MemberPageKey } from './memberPages.types.ts';
export { categoryOfRoute, categoryRoute, isRouteName, routeNames } from './routes.rules.ts';
export type { RouteName } from './routes.rules.ts';
