import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldInput, FieldRow } from '../Field/Field.styles.ts';
import { controlAttributes, Field, type FieldProps } from '../Field/Field.tsx';

export type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, 'id' | 'children'> & {
    name: string;
    /** A button beside the control, in line with it also above an error or hint. */
    beside?: ReactNode;
  };

/** A text input, uncontrolled; `type`, `inputMode` and `autoComplete` make it one for e-mail, numbers or codes. */
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
