import { type ChangeEvent, type ComponentPropsWithRef, useId } from 'react';
import { controlAttributes, Field, type FieldProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { ComboboxFrame, ComboboxInput, ComboboxPanel } from './Combobox.styles.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { useListbox } from './useListbox.ts';

const magnifier = { path: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.2 15.2 20 20' };

export type ComboboxOption = {
  id: string;
  label: string;
  /** A quiet line under the label, e.g. who makes the game. */
  detail?: string | undefined;
  /** Addresses of a small picture in the order to try; undefined: it has none. */
  pictures?: readonly string[] | undefined;
  /** The picture is one that lies, three by two, as flags do. */
  lying?: boolean | undefined;
};

export type ComboboxProps = FieldProps &
  Pick<ComponentPropsWithRef<'input'>, 'ref' | 'placeholder' | 'required' | 'maxLength'> & {
    name: string;
    value: string;
    onChange: (value: string) => void;
    /** What answers to the value, in its order. */
    options: readonly ComboboxOption[];
    onChoose: (option: ComboboxOption) => void;
    /** Said while something is typed: how many there are, that there are none, that it is looked for. */
    status?: string | undefined;
    busy?: boolean | undefined;
    labelHidden?: boolean | undefined;
    /** It is what its dialog is for: the list stands beneath the line, pushes on what follows, and never closes. */
    standing?: boolean | undefined;
  };

/**
 * A line to search with, and under it what answers to it. The focus stays in the line; arrow keys mark an option, Enter
 * takes it. Without a mark Enter sends the form, so what is typed is an answer, too.
 */
export function Combobox(props: ComboboxProps) {
  const { label, labelHidden, error, hint, value, onChange, options, onChoose, status, busy, standing, ...input } =
    props;
  const id = useId();
  const list = useListbox({ id: `${id}-list`, value, options, onChange, onChoose, standing });
  const said = list.isOpen && status ? status : undefined;

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    onChange(event.target.value);
    list.open();
  }

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

// A press on the list or on its scroll bar leaves the focus in the line.
function keepFocus(event: { preventDefault: () => void }) {
  event.preventDefault();
}
