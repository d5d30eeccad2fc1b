import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldInput, FieldRow } from '../Field/Field.styles.ts';
import { controlAttributes, Field, type FieldProps } from '../Field/Field.tsx';

export type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'children'> & {
    name: string;
    /** A button beside the control, which stays there whatever is said beneath it. */
    beside?: ReactNode;
  };

/** One line of text, uncontrolled like every native field; e-mail, number and code by `type`, `inputMode` and `autoComplete`. */
export function TextField({ label, error, hint, beside, ...input }: TextFieldProps) {
  const id = useId();
  const control = <FieldInput {...input} {...controlAttributes(id, { error, hint })} />;
  return (
    <Field id={id} label={label} required={input.required} error={error} hint={hint}>
      {beside ? (
        <FieldRow>
          {control}
          {beside}
        </FieldRow>
      ) : (
        control
      )}
    </Field>
  );
}
