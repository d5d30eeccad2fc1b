import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { controlAttributes, Field, type FieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/index.ts';
import { SelectFrame } from './Select.styles.ts';

export type SelectProps = FieldProps &
  Omit<ComponentPropsWithRef<'select'>, 'id'> & {
    name: string;
    /** Options with the same value need different ids, the keys of React. */
    options: readonly { id?: string; value: string; label: string }[];
    /** Content over the control; an element with `data-at-start` is placed before the text, which makes room for it. */
    cover?: ReactNode;
  };

/** A native select for a short list. */
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
