export {
  checkAffiliate,
  checkRegistrationCode,
  getRegistrationChecks,
  register,
  registerByMobile,
  sendRegistrationSms,
} from './registration.calls.ts';
export type { RegistrationCode, RegistrationChecks, RegistrationSms } from './registration.calls.ts';
export type { Registered, RegistrationForm } from './registration.types.ts';
