import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { controlAttributes } from '../Field/Field.tsx';
import { FormMessage } from '../FormMessage/FormMessage.tsx';
import { CheckboxFrame } from './Checkbox.styles.ts';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'children'> & {
  name: string;
  /** Its label; may hold links. */
  children: ReactNode;
  error?: string | undefined;
};

/** A native checkbox whose label is part of the target. */
export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <CheckboxFrame>
        <input type="checkbox" {...input} {...controlAttributes(id, { error })} />
        <span>{children}</span>
      </CheckboxFrame>
      {error && <FormMessage id={`${id}-error`}>{error}</FormMessage>}
    </div>
  );
}
