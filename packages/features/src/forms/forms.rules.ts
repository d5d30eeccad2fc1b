import { checkConfirmation, checkField } from '@baize/domain/field-rules';
import type { FieldFault, FieldRule } from '@baize/domain/field-rules';

/** What a form asks of its fields, in the order they are shown. */
export type FormRules = {
  readonly rules: readonly FieldRule[];
  /** A field that repeats another, by the name of the repetition: `{ confirmNewPassword: 'newPassword' }` (REQ-130). */
  readonly confirmations?: Readonly<Record<string, string>> | undefined;
};
export type FormValues = Readonly<Record<string, string>>;
export type FormFaults = Readonly<Record<string, FieldFault>>;

/** The values as they are sent: every one trimmed, passwords too (REQ-098). A field that is absent is not sent. */
export const sentValues = (entries: Iterable<readonly [string, unknown]>): FormValues =>
  Object.fromEntries(
    Array.from(entries).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()] as const] : [])),
  );

/** The fault of one field; undefined when it has none, or when the form asks nothing of it. */
export const fieldFault = (
  { rules, confirmations = {} }: FormRules,
  name: string,
  values: FormValues,
): FieldFault | undefined => {
  const value = values[name] ?? '';
  const rule = rules.find(({ key }) => key === name);
  const fault = rule === undefined ? undefined : checkField(rule, value);
  const repeated = Object.hasOwn(confirmations, name) ? confirmations[name] : undefined;
  return fault ?? (repeated === undefined ? undefined : checkConfirmation(values[repeated] ?? '', value));
};

/** The faults of a form by field. */
export const formFaults = (form: FormRules, values: FormValues): FormFaults => {
  const names = [...form.rules.map(({ key }) => key), ...Object.keys(form.confirmations ?? {})];
  const faults: Record<string, FieldFault> = {};
  for (const name of names) {
    const fault = fieldFault(form, name, values);
    if (fault !== undefined) faults[name] = fault;
  }
  return faults;
};
