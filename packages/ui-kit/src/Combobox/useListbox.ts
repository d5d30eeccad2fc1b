import { type KeyboardEvent, useState } from 'react';
import type { ComboboxOption, ComboboxProps } from './Combobox.types.ts';

type ListboxOptions = Pick<ComboboxProps, 'value' | 'options' | 'onChange' | 'onChoose' | 'standing'> & { id: string };

/** State and key handling of the list, by the ARIA authoring practices (combobox, manual selection). */
export const useListbox = ({ id, value, options, onChange, onChoose, standing = false }: ListboxOptions) => {
  const [wasOpened, setIsOpen] = useState(false);
  const isOpen = standing || wasOpened;
  const [mark, setMark] = useState<string>();
  const shown = isOpen && options.length > 0;
  // -1 when the active option is no longer among the options.
  const marked = shown ? options.findIndex((option) => option.id === mark) : -1;

  const open = () => {
    setIsOpen(true);
    setMark(undefined);
  };
  const close = () => {
    setIsOpen(false);
    setMark(undefined);
  };
  const choose = (option: ComboboxOption) => {
    close();
    onChoose(option);
  };

  const move = (step: 1 | -1) => {
    const from = marked === -1 && step === -1 ? 0 : marked;
    const next = options[(from + step + options.length) % options.length];
    setIsOpen(true);
    setMark(next?.id);
  };

  /** Handles a key; true when it must not reach the input. */
  const answer = ({ key, altKey }: KeyboardEvent): boolean => {
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
    // Typing or moving the caret clears the active option; modifier keys alone do not.
    if (key !== 'Shift' && key !== 'Control' && key !== 'Alt' && key !== 'Meta') setMark(undefined);
    return false;
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // Keys belong to the input method while it composes; Safari sends the last one afterwards with key code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (answer(event)) event.preventDefault();
  };

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
};
