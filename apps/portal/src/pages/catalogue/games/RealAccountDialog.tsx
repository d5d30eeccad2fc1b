import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';

/** What a trial account is told where only a real one may go on (REQ-011, REQ-190). */
export function RealAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      title={t({ id: 'in_need_true_account', message: 'You need a real account' })}
      text={t({
        id: 'in_need_true_account.text',
        message: 'With a trial account, you can look around and try games for free.',
      })}
      confirmLabel={t({ id: 'in_increase_submit', message: 'OK' })}
      onConfirm={onClose}
      onCancel={onClose}
    />
  );
}
