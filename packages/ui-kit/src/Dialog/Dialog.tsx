import { type ReactNode, useId } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { useKitWords } from '../KitWords/index.ts';
import { DialogActions, DialogClose, DialogFrame, DialogTitle } from './Dialog.styles.ts';
import { type ModalOptions, useModal } from './useModal.ts';

export type DialogProps = ModalOptions & {
  title: string;
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
  /** `alertdialog` where an answer is needed before anything else. */
  role?: 'alertdialog' | undefined;
  /** For two columns side by side, where there is room. */
  wide?: boolean | undefined;
  children?: ReactNode;
};

/** A modal on the native `<dialog>`: titled, closed by Escape and its button, on phones a sheet at the lower edge. */
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
