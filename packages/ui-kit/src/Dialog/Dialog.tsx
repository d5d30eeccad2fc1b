import { type ReactNode, useId } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { DialogActions, DialogClose, DialogFrame, DialogTitle } from './Dialog.styles.ts';
import { type ModalOptions, useModal } from './useModal.ts';

export { useTopModal } from './topModal.ts';

export type DialogProps = ModalOptions & {
  title: string;
  /** Buttons at the end of the dialog, the main one last. */
  actions?: ReactNode;
  /** `alertdialog` for a question that must be answered first. */
  role?: 'alertdialog' | undefined;
  /** Widens the dialog for two columns on wide screens. */
  wide?: boolean | undefined;
  children?: ReactNode;
};

/** A titled modal on the native `<dialog>`, closed by Escape and its button; a sheet at the lower edge on phones. */
export function Dialog({ title, actions, role, wide, children, dismissible = true, ...modal }: DialogProps) {
  const id = useId();
  const words = useKitWords();
  return (
    <DialogFrame
      {...useModal({ ...modal, dismissible })}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={role && `${id}-body`}
      data-wide={wide || undefined}
      data-dismissible={dismissible || undefined}
    >
      <DialogTitle id={`${id}-title`} data-title>
        {title}
      </DialogTitle>
      <div id={`${id}-body`}>{children}</div>
      {actions && <DialogActions>{actions}</DialogActions>}
      {dismissible && (
        <DialogClose>
          <IconButton icon="close" label={words.close} onClick={modal.onClose} />
        </DialogClose>
      )}
    </DialogFrame>
  );
}
