import { usePasskeys, useSecurity, type Passkey, type ProofKind } from '@baize/features/security';
import { Button } from '@baize/ui-kit/Button';
import { LoadedContent } from '@baize/ui-kit/LoadedContent';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { notifyAtom } from '../../../site/parts/notices.atoms.ts';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import type { GatewayError } from '../../../site/words/useErrorText.ts';
import { offersPasskeys } from '../../verification/passkey/offersPasskeys.ts';
import { ButtonRow, MoneyPart, PartHead } from '../moneyOut/MoneyOut.styles.ts';
import { PasskeyAddDialog } from './PasskeyAddDialog.tsx';
import { PasskeyRemoveDialog } from './PasskeyRemoveDialog.tsx';
import { PasskeyRenameDialog } from './PasskeyRenameDialog.tsx';
import { SecurityFacts, SecurityList } from './SecurityPage.styles.ts';

type Step = { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

/** The passkeys of the account, and the buttons that add, rename and remove one; adding where the browser can. */
export function PasskeysPart() {
  const { t } = useLingui();
  // Undefined for a member without any secret, who can change nothing.
  const kind = useSecurity().data?.proof;
  const [step, setStep] = useState<Step>();
  const title = t({ id: 'security.passkeys', message: 'Passkeys' });
  const renderFailure = (error: GatewayError, retry: () => void) => (
    <FailedNotice
      title={t({ id: 'security.passkeys.failed', message: 'Your passkeys could not be loaded' })}
      error={error}
      onRetry={retry}
    />
  );
  return (
    <MoneyPart aria-label={title}>
      <PartHead>
        <h2>{title}</h2>
        {kind !== undefined && offersPasskeys() && (
          <Button aria-haspopup="dialog" onClick={() => setStep({ kind: 'add' })}>
            {t({ id: 'security.passkeys.add', message: 'Add a passkey' })}
          </Button>
        )}
      </PartHead>
      <p>
        {t({
          id: 'security.passkeys.text',
          message: 'Log in with your fingerprint, your face or the lock of your device, without a password.',
        })}
      </p>
      <LoadedContent
        of={usePasskeys()}
        loading={<Skeleton shape="figure" />}
        failed={renderFailure}
        empty={<p>{t({ id: 'security.passkeys.none', message: 'You have no passkey yet.' })}</p>}
      >
        {(passkeys) => (
          <SecurityList>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} mayRemove={kind !== undefined} onStep={setStep} />
            ))}
          </SecurityList>
        )}
      </LoadedContent>
      {step !== undefined && kind !== undefined && (
        <PasskeyDialog step={step} kind={kind} onClose={() => setStep(undefined)} />
      )}
    </MoneyPart>
  );
}

type PasskeyRowProps = {
  readonly passkey: Passkey;
  readonly mayRemove: boolean;
  readonly onStep: (step: Step) => void;
};

function PasskeyRow({ passkey, mayRemove, onStep }: PasskeyRowProps) {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const { name, createdAt, lastUsedAt } = passkey;
  const created = dateTime(createdAt);
  const used = lastUsedAt === undefined ? undefined : dateTime(lastUsedAt);
  return (
    <li>
      <SecurityFacts>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p>{t({ id: 'security.passkeys.created', message: `Added ${created}` })}</p>
        <p>
          {used === undefined
            ? t({ id: 'security.passkeys.unused', message: 'Not used yet' })
            : t({ id: 'security.passkeys.used', message: `Last used ${used}` })}
        </p>
      </SecurityFacts>
      {mayRemove && (
        <ButtonRow>
          <Button
            variant="plain"
            aria-haspopup="dialog"
            aria-label={t({ id: 'security.passkeys.renameOne', message: `Rename ${name}` })}
            onClick={() => onStep({ kind: 'rename', passkey })}
          >
            {t({ id: 'security.passkeys.rename', message: 'Rename' })}
          </Button>
          <Button
            variant="plain"
            aria-haspopup="dialog"
            aria-label={t({ id: 'security.passkeys.removeOne', message: `Remove ${name}` })}
            onClick={() => onStep({ kind: 'remove', passkey })}
          >
            {t({ id: 'security.passkeys.remove', message: 'Remove' })}
          </Button>
        </ButtonRow>
      )}
    </li>
  );
}

type PasskeyDialogProps = { readonly step: Step; readonly kind: ProofKind; readonly onClose: () => void };

/** The dialog of a step; its success is said in a notice. */
function PasskeyDialog({ step, kind, onClose }: PasskeyDialogProps) {
  const { t } = useLingui();
  const notify = useSetAtom(notifyAtom);
  const finish = (text: string) => (): void => {
    onClose();
    notify({ tone: 'success', text });
  };
  switch (step.kind) {
    case 'add':
      return (
        <PasskeyAddDialog
          kind={kind}
          onDone={finish(t({ id: 'security.passkeys.added', message: 'Your passkey has been added.' }))}
          onClose={onClose}
        />
      );
    case 'rename':
      return (
        <PasskeyRenameDialog
          passkey={step.passkey}
          onDone={finish(t({ id: 'security.passkeys.renamed', message: 'The name has been saved.' }))}
          onClose={onClose}
        />
      );
    case 'remove':
      return (
        <PasskeyRemoveDialog
          passkey={step.passkey}
          kind={kind}
          onDone={finish(t({ id: 'security.passkeys.removed', message: 'The passkey has been removed.' }))}
          onClose={onClose}
        />
      );
  }
}
