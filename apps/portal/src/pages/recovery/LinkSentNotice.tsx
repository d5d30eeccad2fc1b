import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';

/** Says that a link was sent, whether or not the account exists (REQ-144, D15). */
export function LinkSentNotice({ onRead }: { readonly onRead: () => void }) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      title={t({ id: 'recovery.emailSent', message: 'A reset link has been sent' })}
      text={t({
        id: 'recovery.emailSentText',
        message:
          'If the username and the e-mail address belong together, the link will be in your inbox within a few minutes. It works once, for 30 minutes.',
      })}
      confirmLabel={t({ id: 'recovery.emailSentRead', message: 'OK' })}
      onConfirm={onRead}
      onCancel={onRead}
    />
  );
}
