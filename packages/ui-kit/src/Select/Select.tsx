import { type ComponentPropsWithRef, useId } from 'react';
import { controlAttributes, Field, type FieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/index.ts';
import { SelectFrame } from './Select.styles.ts';

export type SelectProps = FieldProps &
  Omit<ComponentPropsWithRef<'select'>, 'id'> & {
    name: string;
    options: readonly { value: string; label: string }[];
  };

/** One of a short list, as the platform's own list. */
export function Select({ label, error, hint, options, ...select }: SelectProps) {
  const id = useId();
  return (
    <Field id={id} label={label} required={select.required} error={error} hint={hint}>
      <SelectFrame>
        <select {...select} {...controlAttributes(id, { error, hint })}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon icon="down" />
      </SelectFrame>
    </Field>
  );
}
