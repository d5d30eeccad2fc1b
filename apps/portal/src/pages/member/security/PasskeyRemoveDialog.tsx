import { useRemovePasskey, type Passkey, type ProofKind } from '@baize/features/security';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { ConfirmChange } from './ConfirmChange.tsx';

type PasskeyRemoveDialogProps = {
  readonly passkey: Passkey;
  readonly kind: ProofKind;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Removes a passkey, confirmed by a secret or a passkey. */
export function PasskeyRemoveDialog({ passkey, kind, onDone, onClose }: PasskeyRemoveDialogProps) {
  const { t } = useLingui();
  const named = bidiIsolate(passkey.name);
  return (
    <ConfirmChange
      title={t({ id: 'security.passkeys.remove.title', message: 'Remove a passkey' })}
      text={t({
        id: 'security.passkeys.remove.text',
        message: `${named} will no longer open your account. Delete it on your device too.`,
      })}
      action={t({ id: 'security.passkeys.remove', message: 'Remove' })}
      kind={kind}
      call={useRemovePasskey(passkey.id, kind, onDone)}
      onClose={onClose}
    />
  );
}
