import { type KeyboardEvent, useState } from 'react';
import type { ComboboxOption, ComboboxProps } from './Combobox.tsx';

type ListboxOptions = Pick<ComboboxProps, 'value' | 'options' | 'onChange' | 'onChoose' | 'standing'> & { id: string };

/** What of the list is shown and marked, by the keys of the ARIA authoring practices (combobox, manual selection). */
export function useListbox({ id, value, options, onChange, onChoose, standing = false }: ListboxOptions) {
  const [wasOpened, setIsOpen] = useState(false);
  const isOpen = standing || wasOpened;
  const [mark, setMark] = useState<string>();
  const shown = isOpen && options.length > 0;
  // Other answers have come: what was marked may be gone.
  const marked = shown ? options.findIndex((option) => option.id === mark) : -1;

  function open() {
    setIsOpen(true);
    setMark(undefined);
  }
  function close() {
    setIsOpen(false);
    setMark(undefined);
  }
  function choose(option: ComboboxOption) {
    close();
    onChoose(option);
  }

  function move(step: 1 | -1) {
    const from = marked === -1 && step === -1 ? 0 : marked;
    const next = options[(from + step + options.length) % options.length];
    setIsOpen(true);
    setMark(next?.id);
  }

  /** Whether the key was for the list. */
  function answer({ key, altKey }: KeyboardEvent): boolean {
    if (altKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
      if (key === 'ArrowDown') open();
      else close();
      return true;
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      move(key === 'ArrowDown' ? 1 : -1);
      return true;
    }
    const option = options[marked];
    if (key === 'Enter') {
      if (option) choose(option);
      else close();
      return option !== undefined;
    }
    if (key === 'Escape' && !standing && (shown || value !== '')) {
      if (!shown) onChange('');
      close();
      return true;
    }
    // Whatever moves the caret or types goes on in the line, where nothing is marked then.
    if (key !== 'Shift' && key !== 'Control' && key !== 'Alt' && key !== 'Meta') setMark(undefined);
    return false;
  }

  function handleKeyDown(event: KeyboardEvent) {
    // While an input method composes, its keys are its own; Safari sends the last of them afterwards, with this code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (answer(event)) event.preventDefault();
  }

  const optionId = (place: number) => `${id}-${place}`;
  return {
    isOpen,
    shown,
    marked: options[marked],
    markedId: marked === -1 ? undefined : optionId(marked),
    optionId,
    open,
    close,
    choose,
    handleKeyDown,
  };
}
