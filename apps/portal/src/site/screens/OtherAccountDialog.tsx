import { useOtherAccount } from '@baize/features/session';
import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';

/** Asks before the account of a link replaces the current session; declining keeps the session. */
export function OtherAccountDialog() {
  const { t } = useLingui();
  const { asks, accountName: account, accept, decline } = useOtherAccount();
  return (
    <ConfirmDialog
      open={asks}
      title={t({ id: 'otherAccount.title', message: 'Switch account?' })}
      text={
        account === undefined
          ? t({
              id: 'otherAccount.unnamed',
              message:
                'You are already logged in. This link belongs to another account. If you did not ask for it, keep this account.',
            })
          : t({
              id: 'otherAccount.text',
              message: `You are logged in as ${account}. This link belongs to another account. If you did not ask for it, keep this account.`,
            })
      }
      confirmLabel={t({ id: 'otherAccount.confirm', message: 'Switch account' })}
      cancelLabel={t({ id: 'otherAccount.cancel', message: 'Keep this account' })}
      onConfirm={accept}
      onCancel={decline}
    />
  );
}
