import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { noteModal } from './topModal.ts';

export type ModalOptions = {
  open: boolean;
  onClose: () => void;
  /** False when the player has to decide: Escape is ignored. */
  dismissible?: boolean | undefined;
  /** Closes on a press outside; only for modals without typed text. */
  closesOutside?: boolean | undefined;
};

/** Attributes for a controlled modal `<dialog>`; the browser traps the focus and restores it on close. */
export const useModal = ({ open, onClose, dismissible = true, closesOutside }: ModalOptions) => {
  const ref = useRef<HTMLDialogElement>(null);
  const isShown = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    isShown.current = true;
    dialog.showModal();
    // The browser focuses the first control; a form's first field is better than a link in its navigation.
    if (document.activeElement?.closest('nav')) dialog.querySelector<HTMLElement>('input, select, textarea')?.focus();
    if (dialog.scrollTop > 0) focusTitle(dialog);
    const noteGone = noteModal(dialog);
    return () => {
      noteGone();
      isShown.current = false;
      dialog.close();
    };
  }, [open]);

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (dismissible) onClose();
    },
    // Browsers may close a dialog on a second Escape even when the first was prevented. Our own closing fires this,
    // too.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (!isShown.current || event.target !== event.currentTarget || event.currentTarget.open) return;
      if (dismissible) onClose();
      else event.currentTarget.showModal();
    },
    onClick(event: MouseEvent) {
      if (closesOutside && event.target === event.currentTarget) onClose();
    },
  };
};

// Focuses the title of a dialog with a long text, so that reading starts at the top. The `tabindex` is set only then,
// since with one the browser would always prefer the title to the first field.
const focusTitle = (dialog: HTMLDialogElement) => {
  const title = dialog.querySelector<HTMLElement>('[data-title]');
  if (!title) return;
  title.tabIndex = -1;
  title.focus();
};
