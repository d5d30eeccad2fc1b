import { type ChangeEvent, useId } from 'react';
import { controlAttributes, Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ComboboxFrame, ComboboxInput, ComboboxPanel } from './Combobox.styles.ts';
import type { ComboboxProps } from './Combobox.types.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { useListbox } from './useListbox.ts';

export type { ComboboxOption, ComboboxProps } from './Combobox.types.ts';

const magnifier = { path: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.2 15.2 20 20' };

/**
 * A search input with a list of matching options. The focus stays in the input; arrow keys move the active option and
 * Enter chooses it. Without an active option Enter submits the form with the typed text.
 */
export function Combobox(props: ComboboxProps) {
  const { label, labelHidden, error, hint, value, onChange, options, onChoose, status, busy, standing, ...input } =
    props;
  const id = useId();
  const list = useListbox({ id: `${id}-list`, value, options, onChange, onChoose, standing });
  const said = list.isOpen && status ? status : undefined;

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange(event.target.value);
    list.open();
  };

  return (
    <Field id={id} label={label} labelHidden={labelHidden} required={input.required} error={error} hint={hint}>
      <ComboboxFrame>
        <Icon icon={magnifier} />
        <ComboboxInput
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-autocomplete="list"
          aria-expanded={list.shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={list.markedId}
          {...input}
          {...controlAttributes(id, { error, hint })}
          value={value}
          onChange={handleChange}
          onKeyDown={list.handleKeyDown}
          onClick={list.open}
          onBlur={list.close}
        />
        <ComboboxPanel
          hidden={said === undefined && !list.shown}
          data-standing={standing || undefined}
          aria-busy={busy || undefined}
          onMouseDown={keepFocus}
        >
          <ComboboxList id={`${id}-list`} label={label} options={options} list={list} />
          {said && <p aria-hidden="true">{said}</p>}
        </ComboboxPanel>
        <VisuallyHidden as="output">{said}</VisuallyHidden>
      </ComboboxFrame>
    </Field>
  );
}

// A press on the list or its scroll bar must not take the focus from the input.
const keepFocus = (event: { preventDefault: () => void }) => {
  event.preventDefault();
};
