import { useExport } from '@baize/features/profile';
import { proofNeed, type ProofKind } from '@baize/features/security';
import { useLingui } from '@lingui/react/macro';
import { saveFile } from '../../../site/records/saveFile.ts';
import { ConfirmWithSecret } from '../../verification/ConfirmWithSecret.tsx';
import { offersPasskeys } from '../../verification/passkey/offersPasskeys.ts';
import { MoneyPart } from '../moneyOut/MoneyOut.styles.ts';
import { PasskeyInstead } from '../security/PasskeyInstead.tsx';
import { SecretButton } from './SecretButton.tsx';
import { useProfileRefusalText } from './useProfileRefusalText.ts';
import { useSaved } from './useSaved.ts';

/** The file of all that is kept about the member. */
export function DataPart() {
  const { t } = useLingui();
  const title = t({ id: 'profile.data', message: 'Your data' });
  return (
    <MoneyPart aria-label={title}>
      <h2>{title}</h2>
      <p>{t({ id: 'profile.data.text', message: 'A file of everything that we keep about you and your account.' })}</p>
      <SecretButton label={t({ id: 'profile.data.load', message: 'Download your data' })}>
        {(kind, handleClose) => <DataDialog kind={kind} onClose={handleClose} />}
      </SecretButton>
    </MoneyPart>
  );
}

type DataDialogProps = { readonly kind: ProofKind; readonly onClose: () => void };

function DataDialog({ kind, onClose }: DataDialogProps) {
  const { t } = useLingui();
  const saved = useSaved();
  const call = useExport(kind, (file) => {
    onClose();
    saved();
    saveFile(file, 'my-data.json');
  });
  return (
    <ConfirmWithSecret
      title={t({ id: 'profile.data.load', message: 'Download your data' })}
      text={t({
        id: 'profile.data.confirm',
        message: 'The file contains personal details. Keep it where nobody else can read it.',
      })}
      action={t({ id: 'profile.data.action', message: 'Download' })}
      need={proofNeed(kind)}
      call={call}
      refusalText={useProfileRefusalText()}
      instead={offersPasskeys() && <PasskeyInstead isBusy={call.isBusy} onProof={call.prove} />}
      onClose={onClose}
    />
  );
}
