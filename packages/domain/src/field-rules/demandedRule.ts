import { requiredRule } from './fieldRules.rules.ts';
import type { FieldRule } from './fieldRules.types.ts';

const demandedPatterns: Readonly<Record<string, number>> = { email: 3, mobileNum: 6 };

/**
 * The rule of a field that a form cannot do without, whether or not registration asks for it: the merchant's, or an
 * e-mail address, digits, any text.
 */
export const demandedRule = (rules: readonly FieldRule[], key: string): FieldRule => {
  const own = rules.find((rule) => rule.key === key);
  if (own !== undefined) return { ...own, enabled: true, required: true };
  const { [key]: patternId } = demandedPatterns;
  return patternId === undefined ? requiredRule(key) : { ...requiredRule(key), acceptedPattern: '', patternId };
};
