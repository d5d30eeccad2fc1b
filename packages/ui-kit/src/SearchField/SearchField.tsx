import { type ComponentPropsWithRef, useId } from 'react';
import { FieldInput, FieldRow, FieldRowEnd } from '../Field/Field.styles.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'placeholder' | 'children'> & {
  name: string;
  /** Label, placeholder and name of the button, e.g. "Search games". */
  label: string;
};

// Outside the kit's own set, which every page loads.
const lens = { path: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3l5.2 5.2' };

/** A search input with its submit button; render it within a form of its own. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <FieldRow data-inner>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <FieldInput id={id} type="search" autoComplete="off" enterKeyHint="search" placeholder={label} {...input} />
      <FieldRowEnd>
        <IconButton type="submit" icon={lens} label={label} />
      </FieldRowEnd>
    </FieldRow>
  );
}
