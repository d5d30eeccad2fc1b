import { useSession, useWelcome } from '@baize/features/session';
import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';
import { memberPage } from '../../site/centre/memberPage.ts';
import { useMove } from '../../site/routes/useMove.ts';

/** Greets a member after the first login, and leads to the security centre (D32). */
export function Welcome() {
  const { t } = useLingui();
  const { read } = useWelcome();
  const { accountName = '' } = useSession();
  const move = useMove();
  const handleConfirm = (): void => {
    read();
    move(memberPage('securityCenter'));
  };
  return (
    <ConfirmDialog
      open
      title={t({ id: 'menus.welcome', message: `Welcome, ${accountName}` })}
      text={t({
        id: 'menus.welcomeText',
        message: 'Your account is ready. Set up its security now, or later from the account menu.',
      })}
      confirmLabel={t({ id: 'menus.welcomeSecurity', message: 'Open the security centre' })}
      onConfirm={handleConfirm}
      cancelLabel={t({ id: 'menus.welcomePlay', message: 'Start playing' })}
      onCancel={read}
    />
  );
}
