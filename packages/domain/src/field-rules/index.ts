export { demandedRule } from './demandedRule.ts';
export {
  checkConfirmation,
  checkField,
  demandsMet,
  demandsOf,
  FIELD_LENGTH_CAP,
  requiredRule,
  ruleProblems,
  rulesFor,
  verificationCodeRule,
} from './fieldRules.rules.ts';
export type { FieldError, FieldRule, RuleProblem } from './fieldRules.types.ts';
export { isSafePattern } from './isSafePattern.ts';
export { isPatternId, patterns } from './patterns.ts';
export type { PatternId } from './patterns.ts';
export { patternLengths } from './patternLengths.ts';
export type { Lengths } from './patternLengths.ts';
export { mergedRules, usualRules } from './usualRules.ts';
