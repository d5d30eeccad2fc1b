export { NewPasswordField } from './NewPasswordField.tsx';
export type { NewPasswordFieldProps, Requirement } from './NewPasswordField.tsx';
