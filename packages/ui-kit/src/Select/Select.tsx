import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { controlAttributes, Field, type FieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/index.ts';
import { SelectFrame } from './Select.styles.ts';

export type SelectProps = FieldProps &
  Omit<ComponentPropsWithRef<'select'>, 'id'> & {
    name: string;
    /** Those of one value differ by their id. */
    options: readonly { id?: string; value: string; label: string }[];
    /** What lies over the control; what is marked with `data-at-start` stands before its text. */
    cover?: ReactNode;
  };

/** One of a short list, as the platform's own list. */
export function Select({ label, error, hint, options, cover, ...select }: SelectProps) {
  const id = useId();
  return (
    <Field id={id} label={label} required={select.required} error={error} hint={hint}>
      <SelectFrame>
        <select {...select} {...controlAttributes(id, { error, hint })}>
          {options.map(({ value, label: text, id: key = value }) => (
            <option key={key} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon icon="down" />
        {cover}
      </SelectFrame>
    </Field>
  );
}
