export { profileView } from './profile.rules.ts';
export type { ProfileView } from './profile.rules.ts';
export {
  paymentPasswordConfirmation,
  paymentPasswordFields,
  refusedPaymentPasswordField,
} from './paymentPassword.rules.ts';
export { usePaymentPassword, useSetPaymentPassword } from './usePaymentPassword.ts';
export type { SetPaymentPassword, SetPaymentPasswordCode } from './usePaymentPassword.ts';
export { useProfile } from './useProfile.ts';
export { useVip, useVipView } from './useVip.ts';
export type { VipView } from './useVip.ts';
export type { Vip } from '@baize/gateway-sdk/member';
