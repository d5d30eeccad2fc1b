import { Button, ButtonLink } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { ConfirmText } from './ConfirmDialog.styles.ts';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text?: string | undefined;
  confirmLabel: string;
  onConfirm: () => void;
  /** Without it the dialog only tells, and its one button closes it. */
  cancelLabel?: string | undefined;
  onCancel: () => void;
  /** Where to go instead: then that is the main way out, and the confirming button a quiet one. */
  onward?: { label: string; href: string; onFollow: () => void } | undefined;
  /** The confirmed work is under way. */
  busy?: boolean | undefined;
};

/** Asks before something that cannot be undone, or tells what needs to be known before going on. */
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
