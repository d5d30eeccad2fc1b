export { defaultMemberTypes, roleOf } from './memberTypes.rules.ts';
export type { MemberTypeLists, Role } from './memberTypes.rules.ts';
