import { proofNeed, useRenewRecoveryCodes, type ProofKind } from '@baize/features/security';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmWithSecret } from '../../verification/ConfirmWithSecret.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useSecurityRefusalText } from './useSecurityRefusalText.ts';

type NewCodesDialogProps = { readonly kind: ProofKind; readonly onClose: () => void };

/** Replaces the recovery codes and shows the new ones. */
export function NewCodesDialog({ kind, onClose }: NewCodesDialogProps) {
  const { t } = useLingui();
  const [codes, setCodes] = useState<readonly string[]>();
  const call = useRenewRecoveryCodes(kind, setCodes);
  const refusalText = useSecurityRefusalText();
  if (codes !== undefined) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <ConfirmWithSecret
      title={t({ id: 'security.app.newCodes', message: 'New recovery codes' })}
      text={t({ id: 'security.app.newCodes.text', message: 'Your old recovery codes will no longer work.' })}
      action={t({ id: 'security.app.newCodes.action', message: 'Get new codes' })}
      need={proofNeed(kind)}
      call={call}
      refusalText={refusalText}
      onClose={onClose}
    />
  );
}
