import { requiredRule } from './fieldRules.rules.ts';
import type { FieldRule } from './fieldRules.types.ts';

const demandedPatterns: Readonly<Record<string, number>> = { email: 3, mobileNum: 6 };

/**
 * The rule of a field that a form requires even where registration leaves it out: the merchant's rule for `key`, else
 * the default pattern of that key (e-mail address, digits), else any text.
 */
export const demandedRule = (rules: readonly FieldRule[], key: string): FieldRule => {
  const own = rules.find((rule) => rule.key === key);
  if (own !== undefined) return { ...own, enabled: true, required: true };
  const { [key]: patternId } = demandedPatterns;
  return patternId === undefined ? requiredRule(key) : { ...requiredRule(key), acceptedPattern: '', patternId };
};
