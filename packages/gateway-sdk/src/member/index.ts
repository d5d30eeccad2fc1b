import { loadFirstScreens } from '../lazy/loadFirstScreens.ts';
import { loadLogIn } from '../lazy/loadLogIn.ts';
import { lazyCall } from '../lazy/lazyCall.ts';

export type { PasswordChange } from './changePassword.ts';
export { getMemberIcon, getVip } from './member.calls.ts';
export type { MemberIcon, Vip } from './member.calls.ts';
export { getPaymentPassword, setPaymentPassword } from './paymentPassword.calls.ts';
export type { NewPaymentPassword, PaymentPassword } from './paymentPassword.calls.ts';
export type { Member } from './getMemberInfo.ts';

export const changePassword = lazyCall(loadLogIn, 'changePassword');
export const getMemberInfo = lazyCall(loadFirstScreens, 'getMemberInfo');
