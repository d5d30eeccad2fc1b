import { codeOfFirstScreens } from '../later/codeOfFirstScreens.ts';
import { codeOfLogIn } from '../later/codeOfLogIn.ts';
import { later } from '../later/later.ts';

export type { PasswordChange } from './changePassword.ts';
export { getMemberIcon } from './getMemberIcon.ts';
export type { MemberIcon } from './getMemberIcon.ts';
export { getVip } from './getVip.ts';
export type { Vip } from './getVip.ts';
export type { Member } from './getMemberInfo.ts';

export const changePassword = later(codeOfLogIn, 'changePassword');
export const getMemberInfo = later(codeOfFirstScreens, 'getMemberInfo');
