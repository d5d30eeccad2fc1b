export { checkAffiliate } from './checkAffiliate.ts';
export { getRegistrationChecks } from './getRegistrationChecks.ts';
export type { RegistrationChecks } from './getRegistrationChecks.ts';
export { register } from './register.ts';
export { registerByMobile } from './registerByMobile.ts';
export type { Registered, RegistrationForm } from './registration.types.ts';
export { sendRegistrationSms } from './sendRegistrationSms.ts';
export type { RegistrationSms } from './sendRegistrationSms.ts';
