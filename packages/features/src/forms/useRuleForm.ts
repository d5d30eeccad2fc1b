import type { FieldFault } from '@baize/domain/field-rules';
import { useState } from 'react';
import type { FocusEvent, FormEvent } from 'react';
import { fieldFault, formFaults, sentValues } from './forms.rules.ts';
import type { FormFaults, FormRules, FormValues } from './forms.rules.ts';

export type RuleForm = {
  /** For the `<form>` itself; its fields stay uncontrolled and are known by their `name`. */
  readonly formProps: {
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
  readonly faults: FormFaults;
  /** Shows or clears what only the gateway could know about a field. */
  readonly showFault: (name: string, fault: FieldFault | undefined) => void;
};

const valuesOf = (form: HTMLFormElement): FormValues => sentValues(new FormData(form));

const nameOf = (element: Element): string => element.getAttribute('name') ?? '';

const focusFirst = (form: HTMLFormElement, faults: FormFaults): void => {
  const first = Array.from(form.elements).find((element) => Object.hasOwn(faults, nameOf(element)));
  if (first !== undefined && 'focus' in first && typeof first.focus === 'function') first.focus();
};

const withFault = (faults: FormFaults, name: string, fault: FieldFault | undefined): FormFaults => {
  const { [name]: _, ...others } = faults;
  return fault === undefined ? others : { ...others, [name]: fault };
};

/**
 * A native form under the rule engine: checks a field when it is left with a value or with a known fault, all of them
 * on submit, focuses the first fault, and hands over trimmed values only when there is none.
 */
export const useRuleForm = ({
  onSubmit,
  ...form
}: FormRules & { readonly onSubmit: (values: FormValues) => void }): RuleForm => {
  const [faults, setFaults] = useState<FormFaults>({});
  const handleBlur = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    const name = nameOf(target);
    const values = valuesOf(currentTarget);
    if ((values[name] ?? '') === '' && !Object.hasOwn(faults, name)) return;
    const fault = fieldFault(form, name, values);
    setFaults((known) => withFault(known, name, fault));
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const found = formFaults(form, values);
    setFaults(found);
    if (Object.keys(found).length === 0) onSubmit(values);
    else focusFirst(event.currentTarget, found);
  };
  return {
    formProps: { noValidate: true, onSubmit: handleSubmit, onBlur: handleBlur },
    faults,
    showFault: (name, fault) => setFaults((known) => withFault(known, name, fault)),
  };
};
