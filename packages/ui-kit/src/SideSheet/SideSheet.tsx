import { type ReactNode, useId } from 'react';
import { DialogClose, DialogTitle } from '../Dialog/Dialog.styles.ts';
import { useModal } from '../Dialog/useModal.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { SideSheetFrame } from './SideSheet.styles.ts';

export type SideSheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
};

/** Details of a row beside its list, without fields: closes by Escape, its button or a press outside. */
export function SideSheet({ open, onClose, title, children }: SideSheetProps) {
  const id = useId();
  const words = useKitWords();
  return (
    <SideSheetFrame {...useModal({ open, onClose, closesOutside: true })} aria-labelledby={id} data-dismissible>
      <DialogTitle id={id} data-title>
        {title}
      </DialogTitle>
      <div id={`${id}-body`}>{children}</div>
      <DialogClose>
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </DialogClose>
    </SideSheetFrame>
  );
}
