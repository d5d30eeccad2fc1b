export { fieldFault, formFaults, sentValues } from './forms.rules.ts';
export type { FormFaults, FormRules, FormValues } from './forms.rules.ts';
export { useRuleForm } from './useRuleForm.ts';
export type { RuleForm } from './useRuleForm.ts';
