import { proofNeed, type ConfirmByEither, type ProofKind } from '@baize/features/security';
import { ConfirmWithSecret, type ConfirmWords } from '../../verification/ConfirmWithSecret.tsx';
import { offersPasskeys } from '../../verification/passkey/offersPasskeys.ts';
import { PasskeyInstead } from './PasskeyInstead.tsx';
import { useSecurityRefusalText, type SecurityCode } from './useSecurityRefusalText.ts';

type ConfirmChangeProps = ConfirmWords & {
  readonly kind: ProofKind;
  readonly call: ConfirmByEither<SecurityCode>;
  readonly onClose: () => void;
};

/** The dialog that requires a secret before a change of what protects the account, or a passkey in its place. */
export function ConfirmChange({ kind, call, ...rest }: ConfirmChangeProps) {
  return (
    <ConfirmWithSecret<SecurityCode>
      {...rest}
      need={proofNeed(kind)}
      call={call}
      refusalText={useSecurityRefusalText()}
      instead={offersPasskeys() && <PasskeyInstead isBusy={call.isBusy} onProof={call.prove} />}
    />
  );
}
