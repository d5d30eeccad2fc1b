import { loadFirstScreens } from '../lazy/loadFirstScreens.ts';
import { loadLogIn } from '../lazy/loadLogIn.ts';
import { lazyCall } from '../lazy/lazyCall.ts';

export type { PasswordChange } from './changePassword.ts';
export { getMemberIcon } from './getMemberIcon.ts';
export type { MemberIcon } from './getMemberIcon.ts';
export { getVip } from './getVip.ts';
export type { Vip } from './getVip.ts';
export type { Member } from './getMemberInfo.ts';

export const changePassword = lazyCall(loadLogIn, 'changePassword');
export const getMemberInfo = lazyCall(loadFirstScreens, 'getMemberInfo');
