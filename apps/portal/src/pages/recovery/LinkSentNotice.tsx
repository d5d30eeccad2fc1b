import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';

/** The same is said whether or not there is such an account (REQ-144, D15). */
export function LinkSentNotice({ onRead }: { readonly onRead: () => void }) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      title={t({ id: 'recovery.emailSent', message: 'A reset link has been sent' })}
      text={t({
        id: 'recovery.emailSentText',
        message:
          'If the username and the email address belong together, you will find it in your inbox in a moment. It works once, for half an hour.',
      })}
      confirmLabel={t({ id: 'recovery.emailSentRead', message: 'OK' })}
      onConfirm={onRead}
      onCancel={onRead}
    />
  );
}
