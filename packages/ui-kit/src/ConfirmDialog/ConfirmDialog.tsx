import { Button, ButtonLink } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ConfirmText } from './ConfirmDialog.styles.ts';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text?: string | undefined;
  confirmLabel: string;
  onConfirm: () => void;
  /** Undefined for a notice with a single button. */
  cancelLabel?: string | undefined;
  onCancel: () => void;
  /** A link that replaces the main button; the confirm button becomes a quiet one. */
  onward?: { label: string; href: string; onFollow: () => void } | undefined;
  /** True while the confirmed action runs; the dialog cannot be closed meanwhile. */
  busy?: boolean | undefined;
};

/** A modal question before an action that cannot be undone, or a notice that must be acknowledged. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, onConfirm, cancelLabel, onCancel, onward, busy } = props;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      dismissible={!busy}
      role="alertdialog"
      title={title}
      actions={
        <>
          {cancelLabel && (
            <Button disabled={busy} onClick={onCancel}>
              {cancelLabel}
            </Button>
          )}
          <Button variant={onward ? 'quiet' : 'main'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          {onward && (
            <ButtonLink variant="main" href={onward.href} onClick={onward.onFollow}>
              {onward.label}
            </ButtonLink>
          )}
        </>
      }
    >
      {text && <ConfirmText>{text}</ConfirmText>}
    </Dialog>
  );
}
