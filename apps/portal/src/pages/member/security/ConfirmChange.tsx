import { proofNeed, type ConfirmByEither, type ProofKind } from '@baize/features/security';
import { ConfirmWithSecret, type ConfirmWords } from '../../verification/ConfirmWithSecret.tsx';
import { offersPasskeys } from '../../verification/passkey/lazyPasskeys.ts';
import { PasskeyInstead } from './PasskeyInstead.tsx';
import { useSecurityRefusalText } from './useSecurityRefusalText.ts';

type RefusalCode = Parameters<ReturnType<typeof useSecurityRefusalText>>[0]['code'];

type ConfirmChangeProps<Code extends string> = ConfirmWords & {
  readonly kind: ProofKind;
  readonly call: ConfirmByEither<Code | 'wrongProof'>;
  readonly onClose: () => void;
};

/** The dialog that requires a secret before a change of what protects the account, or a passkey in its place. */
export function ConfirmChange<Code extends RefusalCode>({ kind, call, ...rest }: ConfirmChangeProps<Code>) {
  return (
    <ConfirmWithSecret
      {...rest}
      need={proofNeed(kind)}
      call={call}
      refusalText={useSecurityRefusalText()}
      instead={offersPasskeys() && <PasskeyInstead isBusy={call.isBusy} onProof={call.prove} />}
    />
  );
}
