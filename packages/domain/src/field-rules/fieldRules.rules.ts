import { normalText } from '../typed-text/index.ts';
import { isSafePattern } from './isSafePattern.ts';
import type { FieldError, FieldRule, RuleProblem } from './fieldRules.types.ts';
import { isPatternId, patterns } from './patterns.ts';

/** Maximum length of any value in characters, whatever its rule says; longer values never reach a pattern (D18). */
export const FIELD_LENGTH_CAP = 255;

const ANY_TEXT = '*';

/** Anchors the pattern to the whole value and matches by code points; undefined for a pattern that does not compile. */
const compile = (source: string): RegExp | undefined => {
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return undefined;
  }
};

const checkLength = (value: string, min: number, max: number): FieldError | undefined => {
  const length = value.length > 2 * max ? Infinity : Array.from(value).length;
  if (length >= min && length <= max) return undefined;
  return min === max ? { rule: 'exactLength', length: max } : { rule: 'length', min, max };
};

const checkPattern = ({ acceptedPattern, patternId, safe }: FieldRule, value: string): FieldError | undefined => {
  const accepted = acceptedPattern === '' ? undefined : acceptedPattern;
  if (accepted === ANY_TEXT) return undefined;
  const expression = accepted === undefined ? undefined : compile(accepted);
  if (expression !== undefined) {
    return safe !== true || expression.test(value) ? undefined : { rule: 'acceptedPattern' };
  }
  if (!isPatternId(patternId)) return undefined;
  return patterns[patternId](value) ? undefined : { rule: 'pattern', patternId };
};

/**
 * The first rule that a value breaks, in the order required, length, pattern; undefined if it is valid. Lengths are
 * counted in the value's normal form. Runs alike in the browser and in the gateway (REQ-126 to REQ-129, D18, D60).
 */
export const checkField = (rule: FieldRule, typed: string): FieldError | undefined => {
  if (!rule.enabled) return undefined;
  const value = normalText(typed);
  if (value === '') return rule.required ? { rule: 'required' } : undefined;
  const max = rule.maxLength > 0 ? Math.min(rule.maxLength, FIELD_LENGTH_CAP) : FIELD_LENGTH_CAP;
  return checkLength(value, rule.minLength, max) ?? checkPattern(rule, value);
};

/** Checks a confirmation: required, and equal to `value` in normal form (REQ-130). */
export const checkConfirmation = (value: string, confirmation: string): FieldError | undefined => {
  if (confirmation === '') return { rule: 'required' };
  return normalText(confirmation) === normalText(value) ? undefined : { rule: 'confirmation' };
};

/** The rule of a required field that accepts any text. */
export const requiredRule = (key: string): FieldRule => ({
  key,
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: 0,
  patternId: 0,
  acceptedPattern: ANY_TEXT,
  type: 'text',
});

/** A rule's requirements, each as the error of a value that breaks it, for the hint before anything is typed (WCAG 3.3.2). */
export const demandsOf = ({
  enabled,
  minLength: min,
  maxLength: max,
  acceptedPattern,
  patternId,
}: FieldRule): FieldError[] => {
  const demands: FieldError[] = [];
  if (!enabled) return demands;
  if (max > 0 && max < FIELD_LENGTH_CAP)
    demands.push(min === max ? { rule: 'exactLength', length: max } : { rule: 'length', min, max });
  const isOwn = acceptedPattern !== undefined && acceptedPattern !== '';
  if (!isOwn && patternId !== 0 && isPatternId(patternId)) demands.push({ rule: 'pattern', patternId });
  return demands;
};

/** Each requirement of a rule, with `met` true once `value` keeps it; a form ticks them off during typing. */
export const demandsMet = (
  rule: FieldRule,
  value: string,
): readonly { readonly demand: FieldError; readonly met: boolean }[] =>
  demandsOf(rule).map((demand) => {
    const alone: FieldRule =
      demand.rule === 'pattern' ? { ...rule, minLength: 0, maxLength: 0 } : { ...rule, acceptedPattern: ANY_TEXT };
    return { demand, met: normalText(value) !== '' && checkField(alone, value) === undefined };
  });

/** The rule of a code sent by SMS or e-mail: required, at most 255 characters (REQ-131). */
export const verificationCodeRule: FieldRule = {
  key: 'verificationCode',
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: 255,
  patternId: 0,
  type: 'text',
};

/** The rules for a registration method: `mobile` requires the number, and an enabled captcha is required (REQ-132). */
export const rulesFor = (rules: readonly FieldRule[], method: 'username' | 'mobile'): FieldRule[] =>
  rules.map((rule) => {
    if (rule.key === 'mobileNum' && method === 'mobile') return { ...rule, enabled: true, required: true };
    if (rule.key === 'captcha' && rule.enabled) return { ...rule, required: true };
    return rule;
  });

/** The rules whose own pattern is never run, for the report of D18. */
export const ruleProblems = (rules: readonly Pick<FieldRule, 'key' | 'acceptedPattern'>[]): RuleProblem[] =>
  rules.flatMap(({ key, acceptedPattern }): RuleProblem[] => {
    if (acceptedPattern === undefined || acceptedPattern === ANY_TEXT) return [];
    if (compile(acceptedPattern) === undefined) return [{ key, problem: 'doesNotCompile' }];
    return isSafePattern(acceptedPattern) ? [] : [{ key, problem: 'unsafe' }];
  });
