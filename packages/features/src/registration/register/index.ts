export { refusedRegisterField } from './register.rules.ts';
export type { RegisterMethod, RegisterRefusal, RegisterStep, RegisterValues } from './register.types.ts';
export { useRegistration } from './useRegistration.ts';
export type { Registration } from './useRegistration.ts';
