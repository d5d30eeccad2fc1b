import { useRenewRecoveryCodes, type ProofKind } from '@baize/features/security';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmChange } from './ConfirmChange.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type NewCodesDialogProps = { readonly kind: ProofKind; readonly onClose: () => void };

/** Replaces the recovery codes and shows the new ones. */
export function NewCodesDialog({ kind, onClose }: NewCodesDialogProps) {
  const { t } = useLingui();
  const [codes, setCodes] = useState<readonly string[]>();
  const call = useRenewRecoveryCodes(kind, setCodes);
  if (codes !== undefined) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <ConfirmChange
      title={t({ id: 'security.app.newCodes', message: 'New recovery codes' })}
      text={t({ id: 'security.app.newCodes.text', message: 'Your old recovery codes will no longer work.' })}
      action={t({ id: 'security.app.newCodes.action', message: 'Get new codes' })}
      kind={kind}
      call={call}
      onClose={onClose}
    />
  );
}
