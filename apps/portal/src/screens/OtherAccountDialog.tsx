import { useOtherAccount } from '@baize/features/session';
import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';

/** Asks before the account of a link takes the place of the session that is running; saying no keeps it. */
export function OtherAccountDialog() {
  const { t } = useLingui();
  const { asks, accountName: account, accept, decline } = useOtherAccount();
  return (
    <ConfirmDialog
      open={asks}
      title={t({ id: 'otherAccount.title', message: 'Change accounts?' })}
      text={
        account === undefined
          ? t({
              id: 'otherAccount.unnamed',
              message:
                'You are already logged in. Go on as the other account? If you did not ask for this link, stay as you are.',
            })
          : t({
              id: 'otherAccount.text',
              message: `You are logged in as ${account}. Go on as the other account? If you did not ask for this link, stay as you are.`,
            })
      }
      confirmLabel={t({ id: 'otherAccount.confirm', message: 'Go on as the other' })}
      cancelLabel={t({ id: 'otherAccount.cancel', message: 'Stay as I am' })}
      onConfirm={accept}
      onCancel={decline}
    />
  );
}
