import type { ComponentPropsWithRef } from 'react';
import type { FieldProps } from '../Field/Field.tsx';

export type ComboboxOption = {
  id: string;
  label: string;
  /** A muted line below the label, e.g. the game's vendor. */
  detail?: string | undefined;
  /** URLs of a small picture in the order to try; undefined for an option without one. */
  pictures?: readonly string[] | undefined;
  /** True for a picture in landscape format, three by two, such as a flag. */
  lying?: boolean | undefined;
};

export type ComboboxProps = FieldProps &
  Pick<ComponentPropsWithRef<'input'>, 'ref' | 'placeholder' | 'required' | 'maxLength'> & {
    name: string;
    value: string;
    onChange: (value: string) => void;
    /** The options that match `value`, in display order. */
    options: readonly ComboboxOption[];
    onChoose: (option: ComboboxOption) => void;
    /** Announced while the list is open: the number of matches, no match, or loading. */
    status?: string | undefined;
    busy?: boolean | undefined;
    labelHidden?: boolean | undefined;
    /** Keeps the list open in the page's flow below the input, for a dialog made for this choice. */
    standing?: boolean | undefined;
  };
