import { checkConfirmation, checkField, demandsOf } from '@baize/domain/field-rules';
import type { FieldFault, FieldRule } from '@baize/domain/field-rules';
import { normalCode, normalName, normalText } from '@baize/domain/typed-text';

/** What a form asks of its fields, in the order they are shown. */
export type FormRules = {
  readonly rules: readonly FieldRule[];
  /** A field that repeats another, by the name of the repetition: `{ confirmNewPassword: 'newPassword' }` (REQ-130). */
  readonly confirmations?: Readonly<Record<string, string>> | undefined;
  readonly checks?: FieldChecks | undefined;
};
/** Further checks by field: a sentence on what is wrong with a value. It replaces the fault of a pattern, as the nearer one. */
export type FieldChecks = Readonly<Record<string, (value: string) => string | undefined>>;
/** A fault in words has been found by a check. */
export type FormFault = FieldFault | string;
export type FormValues = Readonly<Record<string, string>>;
export type FormFaults = Readonly<Record<string, FormFault>>;

/** Normal forms by field; all others are plain text. */
const normalForms: Readonly<Record<string, (typed: string) => string>> = {
  mobileNum: normalCode,
  verificationCode: normalCode,
  captcha: normalCode,
  payeeName: normalName,
};

const sentValue = (name: string, value: string): string =>
  (Object.hasOwn(normalForms, name) ? normalForms[name] : undefined)?.(value) ?? normalText(value);

/**
 * The values as they are sent, in their normal form (D60): every one trimmed, passwords too (REQ-098), and codes in
 * Latin digits without what groups them. A field that is absent is not sent.
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

/** Whether the form asks for a field at all. */
export const isAsked = (form: FormRules, name: string): boolean =>
  ruleOf(form, name)?.enabled === true || repeatedBy(form, name) !== undefined;

/** Whether a field may not be left empty; a repetition never may (REQ-130). */
export const isRequired = (form: FormRules, name: string): boolean => {
  const rule = ruleOf(form, name);
  return (rule?.enabled === true && rule.required) || repeatedBy(form, name) !== undefined;
};

/** What a field's rule asks for, to be told before anything is typed. */
export const fieldDemands = (form: FormRules, name: string): readonly FieldFault[] => {
  const rule = ruleOf(form, name);
  return rule === undefined ? [] : demandsOf(rule);
};

/** The fault of one field; undefined when it has none, or when the form asks nothing of it. */
export const fieldFault = (form: FormRules, name: string, values: FormValues): FormFault | undefined => {
  const value = values[name] ?? '';
  const rule = ruleOf(form, name);
  const fault = rule === undefined ? undefined : checkField(rule, value);
  if (fault !== undefined && fault.rule !== 'pattern') return fault;
  const repeated = repeatedBy(form, name);
  return repeated === undefined
    ? (form.checks?.[name]?.(value) ?? fault)
    : (fault ?? checkConfirmation(values[repeated] ?? '', value));
};

/** The faults of a form by field. */
export const formFaults = (form: FormRules, values: FormValues): FormFaults => {
  const names = [...form.rules.map(({ key }) => key), ...Object.keys(form.confirmations ?? {})];
  const faults: Record<string, FormFault> = {};
  for (const name of names) {
    const fault = fieldFault(form, name, values);
    if (fault !== undefined) faults[name] = fault;
  }
  return faults;
};

/** The faults with that of one field renewed. */
export const withFault = (faults: FormFaults, name: string, fault: FormFault | undefined): FormFaults => {
  const { [name]: _, ...others } = faults;
  return fault === undefined ? others : { ...others, [name]: fault };
};
