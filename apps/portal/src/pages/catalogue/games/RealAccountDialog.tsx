import { canRegister } from '@baize/domain/flags';
import { useFlags } from '@baize/features/system';
import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';
import { hrefOf } from '../../../site/routes/paths.ts';

type RealAccountDialogProps = {
  readonly onClose: () => void;
  /** Called before the link to the registration is followed; `onClose` by default. */
  readonly onRegister?: () => void;
};

/**
 * The dialog that says a trial account needs a real one, with a link to the registration where that is open (REQ-011,
 * REQ-190).
 */
export function RealAccountDialog({ onClose, onRegister = onClose }: RealAccountDialogProps) {
  const { t } = useLingui();
  const register = {
    label: t({ id: 'in_need_true_account.register', message: 'Open an account' }),
    href: hrefOf('register'),
    onFollow: onRegister,
  };
  return (
    <ConfirmDialog
      open
      title={t({ id: 'in_need_true_account', message: 'You need a real account' })}
      text={t({
        id: 'in_need_true_account.text',
        message: 'With a trial account you can look around and try games for free.',
      })}
      confirmLabel={t({ id: 'in_increase_submit', message: 'OK' })}
      onConfirm={onClose}
      onCancel={onClose}
      onward={canRegister(useFlags()) ? register : undefined}
    />
  );
}
