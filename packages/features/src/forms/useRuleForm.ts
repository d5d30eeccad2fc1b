import type { FieldError } from '@baize/domain/field-rules';
import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, FormEvent, RefObject } from 'react';
import {
  fieldDemands,
  fieldError,
  formErrors,
  isAsked,
  isRequired,
  sentValues,
  withFieldError,
} from './forms.rules.ts';
import type { FormErrors, FormRules, FormValues } from './forms.rules.ts';

/** Props of a kit field in a rule form. */
export type FormField = {
  readonly name: string;
  readonly required: boolean;
  readonly defaultValue: string | undefined;
  readonly error: string | undefined;
  /** Demands of the field's rule; undefined while there is an error. */
  readonly hint: string | undefined;
};

export type RuleForm = {
  /** Props of the kit's form; its fields are uncontrolled and identified by `name`. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    /** Refusal that concerns the whole form. */
    readonly message: string | undefined;
    readonly errorCount: number;
  };
  readonly field: (name: string) => FormField;
  /** Returns the value of a valid field; otherwise shows its error, focuses it and returns undefined. */
  readonly checked: (name: string) => string | undefined;
};

/** Refusal of the submitted form and the field to show it at; `say` puts errors and refusals into words. */
type Refusals<Refusal> = {
  readonly refusal?: Refusal | undefined;
  readonly refusedField?: (refusal: Refusal) => string | undefined;
  readonly say: { readonly error: (error: FieldError) => string; readonly refusal: (refusal: Refusal) => string };
};

const valuesOf = (form: HTMLFormElement | null): FormValues => (form === null ? {} : sentValues(new FormData(form)));

const nameOf = (element: Element): string => element.getAttribute('name') ?? '';

const focusFirst = (form: HTMLFormElement | null, isMeant: (name: string) => boolean): void => {
  const first = Array.from(form?.elements ?? []).find((element) => isMeant(nameOf(element)));
  if (first instanceof HTMLElement) first.focus();
};

/**
 * Native form checked by field rules: a field on blur if it has a value or a known error, all fields on submit. Focuses
 * the first invalid or the refused field; passes trimmed values to `onSubmit` only if all are valid.
 */
export const useRuleForm = <Refusal>({
  defaults = {},
  onSubmit,
  onInvalid,
  refusal,
  refusedField,
  say,
  ...form
}: FormRules &
  Refusals<Refusal> & {
    readonly defaults?: FormValues;
    readonly onSubmit: (values: FormValues) => void;
    readonly onInvalid?: (() => void) | undefined;
  }): RuleForm => {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const aimed = refusal === undefined ? undefined : refusedField?.(refusal);
  const refused = aimed !== undefined && isAsked(form, aimed) ? aimed : undefined;
  useEffect(() => {
    if (refusal !== undefined && refused !== undefined) focusFirst(ref.current, (name) => name === refused);
  }, [refusal, refused]);

  const errorOf = (name: string): string | undefined => {
    const error = errors[name];
    if (error !== undefined) return typeof error === 'string' ? error : say.error(error);
    return refusal !== undefined && name === refused ? say.refusal(refusal) : undefined;
  };
  return {
    props: {
      ref,
      onBlur: ({ currentTarget, target }) => {
        const name = nameOf(target);
        const values = valuesOf(currentTarget);
        if (!values[name] && !Object.hasOwn(errors, name)) return;
        const error = fieldError(form, name, values);
        setErrors((known) => withFieldError(known, name, error));
      },
      onSubmit: (event) => {
        event.preventDefault();
        const values = valuesOf(event.currentTarget);
        const found = formErrors(form, values);
        setErrors(found);
        if (Object.keys(found).length === 0) return onSubmit(values);
        focusFirst(event.currentTarget, (name) => Object.hasOwn(found, name));
        onInvalid?.();
      },
      message: refusal === undefined || refused !== undefined ? undefined : say.refusal(refusal),
      errorCount: Object.keys(errors).filter((name) => isAsked(form, name)).length,
    },
    field: (name) => {
      const error = errorOf(name);
      const demands = error === undefined ? fieldDemands(form, name).map(say.error).join(' · ') : '';
      return {
        name,
        required: isRequired(form, name),
        defaultValue: defaults[name],
        error,
        hint: demands === '' ? undefined : demands,
      };
    },
    checked: (name) => {
      const values = valuesOf(ref.current);
      const error = fieldError(form, name, values);
      setErrors((known) => withFieldError(known, name, error));
      if (error === undefined) return values[name] ?? '';
      focusFirst(ref.current, (each) => each === name);
      return undefined;
    },
  };
};
