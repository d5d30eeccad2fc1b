import { useExport } from '@baize/features/profile';
import { proofNeed, useSecurity, type ProofKind } from '@baize/features/security';
import { Button } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveFile } from '../../../site/records/saveFile.ts';
import { ConfirmWithSecret } from '../../verification/ConfirmWithSecret.tsx';
import { ButtonRow, MoneyPart } from '../moneyOut/MoneyOut.styles.ts';
import { useProfileRefusalText } from './useProfileRefusalText.ts';
import { useSaved } from './useSaved.ts';

/** The file of all that is kept about the member. */
export function DataPart() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { data: security } = useSecurity();
  const title = t({ id: 'profile.data', message: 'Your data' });
  return (
    <MoneyPart aria-label={title}>
      <h2>{title}</h2>
      <p>{t({ id: 'profile.data.text', message: 'A file of everything that we keep about you and your account.' })}</p>
      <ButtonRow>
        <Button aria-haspopup="dialog" disabled={security?.proof === undefined} onClick={() => setOpen(true)}>
          {t({ id: 'profile.data.load', message: 'Download your data' })}
        </Button>
      </ButtonRow>
      {isOpen && security?.proof !== undefined && <DataDialog kind={security.proof} onClose={() => setOpen(false)} />}
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
      onClose={onClose}
    />
  );
}
