export type { FieldChecks, FormValues } from './forms.rules.ts';
export { useRuleForm } from './useRuleForm.ts';
export type { FormField, RuleForm } from './useRuleForm.ts';
