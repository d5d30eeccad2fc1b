import { useRemoveAuthenticator, type ProofKind } from '@baize/features/security';
import { useLingui } from '@lingui/react/macro';
import { ConfirmChange } from './ConfirmChange.tsx';

type AuthenticatorOffDialogProps = {
  readonly kind: ProofKind;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Turns the authenticator app off, confirmed by one of its codes or a recovery code. */
export function AuthenticatorOffDialog({ kind, onDone, onClose }: AuthenticatorOffDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmChange
      title={t({ id: 'security.app.off.title', message: 'Turn off the authenticator app' })}
      text={t({
        id: 'security.app.off.text',
        message: 'Your password alone will open your account. Your recovery codes end too.',
      })}
      action={t({ id: 'security.app.turnOff', message: 'Turn off' })}
      kind={kind}
      call={useRemoveAuthenticator(kind, onDone)}
      onClose={onClose}
    />
  );
}
