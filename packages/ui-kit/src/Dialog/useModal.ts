import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { noteModal } from './topModal.ts';

export type ModalOptions = {
  open: boolean;
  onClose: () => void;
  /** False where the player has to decide: Escape is ignored. */
  dismissible?: boolean | undefined;
  /** Closes on a press beside it; only for what holds no typed text. */
  closesOutside?: boolean | undefined;
};

/** Attributes that make a native `<dialog>` modal and controlled; the platform holds focus inside and gives it back. */
export function useModal({ open, onClose, dismissible = true, closesOutside }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const isShown = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    isShown.current = true;
    dialog.showModal();
    // The platform focuses what comes first; links that lead elsewhere are not what a form was opened for.
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
    // A browser may close a dialog on a second Escape although the first was refused. Closed by us, it says so, too.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (!isShown.current || event.target !== event.currentTarget || event.currentTarget.open) return;
      if (dismissible) onClose();
      else event.currentTarget.showModal();
    },
    onClick(event: MouseEvent) {
      if (closesOutside && event.target === event.currentTarget) onClose();
    },
  };
}

// In a dialog with a long text, focus goes to the title, so that reading starts at the top. Only then: with a
// `tabindex`, the browser would always prefer the title to the first field.
function focusTitle(dialog: HTMLDialogElement) {
  const title = dialog.querySelector<HTMLElement>('[data-title]');
  if (!title) return;
  title.tabIndex = -1;
  title.focus();
}
