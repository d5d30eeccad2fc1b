import { firstScreens, later, logIn } from '../later/later.ts';

export type { PasswordChange } from './changePassword.ts';
export { getMemberIcon } from './getMemberIcon.ts';
export type { MemberIcon } from './getMemberIcon.ts';
export type { Member } from './getMemberInfo.ts';

export const changePassword = later(logIn, 'changePassword');
export const getMemberInfo = later(firstScreens, 'getMemberInfo');
