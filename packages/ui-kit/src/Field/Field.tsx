import type { ReactNode } from 'react';
import { FormMessage } from '../FormMessage/FormMessage.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FieldFrame, FieldLabel } from './Field.styles.ts';

/** Props shared by every field of the kit, besides its control's own attributes. */
export type FieldProps = {
  label: string;
  /** Error text; sets `aria-invalid` and describes the control. */
  error?: string | undefined;
  hint?: string | undefined;
};

export type FieldLayoutProps = FieldProps & {
  id: string;
  required?: boolean | undefined;
  /** Hides the label visually, where position and icon make the field clear. */
  labelHidden?: boolean | undefined;
  children: ReactNode;
  /** Additional content below the control. */
  after?: ReactNode;
};

/** Label above, control, then hint and error beneath it. */
export function Field({ id, label, labelHidden, required, error, hint, children, after }: FieldLayoutProps) {
  return (
    <FieldFrame>
      {labelHidden ? (
        <VisuallyHidden as="label" htmlFor={id}>
          {label}
        </VisuallyHidden>
      ) : (
        <FieldLabel htmlFor={id} data-required={required || undefined}>
          {label}
        </FieldLabel>
      )}
      {children}
      {hint && (
        <FormMessage id={`${id}-hint`} tone="hint">
          {hint}
        </FormMessage>
      )}
      {after}
      {error && <FormMessage id={`${id}-error`}>{error}</FormMessage>}
    </FieldFrame>
  );
}

/** Attributes that link a control to its label, hint and error; `besides` is the id of a further description. */
export const controlAttributes = (
  id: string,
  { error, hint }: Pick<FieldProps, 'error' | 'hint'>,
  besides?: string,
) => {
  const described = [error && `${id}-error`, hint && `${id}-hint`, besides].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
};
