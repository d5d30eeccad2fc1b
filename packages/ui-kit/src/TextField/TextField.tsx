import { type ComponentPropsWithRef, useId } from 'react';
import { FieldInput } from '../Field/Field.styles.ts';
import { controlAttributes, Field, type FieldProps } from '../Field/Field.tsx';

export type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, 'id' | 'children'> & { name: string };

/** One line of text, uncontrolled like every native field; e-mail, number and code by `type`, `inputMode` and `autoComplete`. */
export function TextField({ label, error, hint, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} required={input.required} error={error} hint={hint}>
      <FieldInput {...input} {...controlAttributes(id, { error, hint })} />
    </Field>
  );
}
