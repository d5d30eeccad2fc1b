import { useSecurity, type ProofKind } from '@baize/features/security';
import { Button } from '@baize/ui-kit/Button';
import { LoadedContent } from '@baize/ui-kit/LoadedContent';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import type { GatewayError } from '../../../site/words/useErrorText.ts';
import { ButtonRow } from '../moneyOut/MoneyOut.styles.ts';

type SecretButtonProps = {
  readonly label: string;
  readonly disabled?: boolean;
  /** Renders the dialog that asks for the secret of this kind. */
  readonly children: (kind: ProofKind, handleClose: () => void) => ReactNode;
};

/** Opens a dialog that asks for the member's secret; a member without any reads how to get one. */
export function SecretButton({ label, disabled = false, children }: SecretButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const button = (isReady: boolean) => (
    <ButtonRow>
      <Button aria-haspopup="dialog" disabled={!isReady || disabled} onClick={() => setOpen(true)}>
        {label}
      </Button>
    </ButtonRow>
  );
  const renderFailure = (error: GatewayError, retry: () => void) => (
    <FailedNotice
      title={t({ id: 'security.failed', message: 'Your security settings could not be loaded' })}
      error={error}
      onRetry={retry}
    />
  );
  return (
    <LoadedContent of={useSecurity()} loading={button(false)} failed={renderFailure}>
      {({ proof }) =>
        proof === undefined ? (
          <>
            {button(false)}
            <p>{t({ id: 'profile.secret.none', message: 'You need a password to confirm this.' })}</p>
            <p>
              {t({
                id: 'security.password.none',
                message: 'You log in through another service. To set a password, log out and use “Forgot password”.',
              })}
            </p>
          </>
        ) : (
          <>
            {button(true)}
            {isOpen && children(proof, () => setOpen(false))}
          </>
        )
      }
    </LoadedContent>
  );
}
