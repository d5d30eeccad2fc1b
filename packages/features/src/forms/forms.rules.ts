import { checkConfirmation, checkField, demandsOf } from '@baize/domain/field-rules';
import type { FieldError, FieldRule } from '@baize/domain/field-rules';
import { normalCode, normalName, normalText } from '@baize/domain/typed-text';

/** Fields of a form and their rules, in display order. */
export type FormRules = {
  readonly rules: readonly FieldRule[];
  /** Fields that repeat another, by their own name: `{ confirmNewPassword: 'newPassword' }` (REQ-130). */
  readonly confirmations?: Readonly<Record<string, string>> | undefined;
  readonly checks?: FieldChecks | undefined;
};
/**
 * Additional checks by field, each returning a sentence for an invalid value. It replaces the pattern's error, which
 * says less.
 */
export type FieldChecks = Readonly<Record<string, (value: string) => string | undefined>>;
/** Error of a field; a string comes from `checks`. */
export type FormError = FieldError | string;
export type FormValues = Readonly<Record<string, string>>;
export type FormErrors = Readonly<Record<string, FormError>>;

/** Normalisers by field; all other fields are plain text. */
const normalForms: Readonly<Record<string, (typed: string) => string>> = {
  mobileNum: normalCode,
  verificationCode: normalCode,
  captcha: normalCode,
  payeeName: normalName,
};

const sentValue = (name: string, value: string): string =>
  (Object.hasOwn(normalForms, name) ? normalForms[name] : undefined)?.(value) ?? normalText(value);

/**
 * Returns the values to send, normalised (D60): all trimmed, passwords too (REQ-098), and codes in Latin digits without
 * grouping characters. Only text entries are included.
 */
export const sentValues = (entries: Iterable<readonly [string, unknown]>): FormValues =>
  Object.fromEntries(
    Array.from(entries).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, sentValue(name, value)] as const] : [],
    ),
  );

const ruleOf = ({ rules }: FormRules, name: string): FieldRule | undefined => rules.find(({ key }) => key === name);

const repeatedBy = ({ confirmations = {} }: FormRules, name: string): string | undefined =>
  Object.hasOwn(confirmations, name) ? confirmations[name] : undefined;

/** True when the form shows the field: by an enabled rule, or as a repetition. */
export const isAsked = (form: FormRules, name: string): boolean =>
  ruleOf(form, name)?.enabled === true || repeatedBy(form, name) !== undefined;

/** True when the field must not be empty; a repetition never may be (REQ-130). */
export const isRequired = (form: FormRules, name: string): boolean => {
  const rule = ruleOf(form, name);
  return (rule?.enabled === true && rule.required) || repeatedBy(form, name) !== undefined;
};

/** Demands of a field's rule, shown before anything is typed. */
export const fieldDemands = (form: FormRules, name: string): readonly FieldError[] => {
  const rule = ruleOf(form, name);
  return rule === undefined ? [] : demandsOf(rule);
};

/** Returns the error of a field; undefined if it is valid or the form has no rule for it. */
export const fieldError = (form: FormRules, name: string, values: FormValues): FormError | undefined => {
  const value = values[name] ?? '';
  const rule = ruleOf(form, name);
  const error = rule === undefined ? undefined : checkField(rule, value);
  if (error !== undefined && error.rule !== 'pattern') return error;
  const repeated = repeatedBy(form, name);
  return repeated === undefined
    ? (form.checks?.[name]?.(value) ?? error)
    : (error ?? checkConfirmation(values[repeated] ?? '', value));
};

/** Returns the errors of a form by field. */
export const formErrors = (form: FormRules, values: FormValues): FormErrors => {
  const names = [...form.rules.map(({ key }) => key), ...Object.keys(form.confirmations ?? {})];
  const errors: Record<string, FormError> = {};
  for (const name of names) {
    const error = fieldError(form, name, values);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
};

/** Returns the errors with that of one field replaced or removed. */
export const withFieldError = (errors: FormErrors, name: string, error: FormError | undefined): FormErrors => {
  const { [name]: _, ...others } = errors;
  return error === undefined ? others : { ...others, [name]: error };
};
