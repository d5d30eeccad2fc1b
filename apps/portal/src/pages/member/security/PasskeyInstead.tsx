import { usePasskeyProof, usePasskeys, type Proof } from '@baize/features/security';
import { Button } from '@baize/ui-kit/Button';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { useLingui } from '@lingui/react/macro';
import { lazyPasskeys } from '../../verification/passkey/lazyPasskeys.ts';
import { useSecurityRefusalText } from './useSecurityRefusalText.ts';

type PasskeyInsteadProps = {
  /** True while the change is being sent. */
  readonly isBusy: boolean;
  readonly onProof: (proof: Proof) => void;
};

/** The button that confirms a change by a passkey in place of a secret; null for a member without one. */
export function PasskeyInstead({ isBusy, onProof }: PasskeyInsteadProps) {
  const { t } = useLingui();
  const { data = [] } = usePasskeys();
  const { ask, isBusy: isAsking, refusal } = usePasskeyProof(lazyPasskeys, onProof);
  const refusalText = useSecurityRefusalText();
  if (data.length === 0) return null;
  return (
    <>
      {refusal !== undefined && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
      <Button wide busy={isAsking} disabled={isBusy} onClick={ask}>
        {t({ id: 'security.passkey.instead', message: 'Confirm with a passkey' })}
      </Button>
    </>
  );
}
