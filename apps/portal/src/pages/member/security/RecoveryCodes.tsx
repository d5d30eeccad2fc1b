import { Button } from '@baize/ui-kit/Button';
import { CopyButton } from '@baize/ui-kit/CopyButton';
import { Dialog } from '@baize/ui-kit/Dialog';
import { useLingui } from '@lingui/react/macro';
import { saveFile } from '../../../site/records/saveFile.ts';
import { ButtonRow } from '../moneyOut/MoneyOut.styles.ts';
import { CodeGrid } from './SecurityPage.styles.ts';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onClose: () => void };

/** New recovery codes, shown once: they can be copied and downloaded. The dialog closes by its button only. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useLingui();
  const text = codes.join('\n');
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={false}
      title={t({ id: 'security.codes.title', message: 'Your recovery codes' })}
      actions={
        <Button variant="main" wide onClick={onClose}>
          {t({ id: 'security.codes.saved', message: 'I have saved them' })}
        </Button>
      }
    >
      <p>
        {t({
          id: 'security.codes.text',
          message:
            'If you lose your phone, a recovery code opens your account. Each works once. They are shown only now.',
        })}
      </p>
      <CodeGrid dir="ltr" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </CodeGrid>
      <ButtonRow>
        <Button onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}>
          {t({ id: 'security.codes.download', message: 'Download' })}
        </Button>
        <CopyButton
          text={text}
          label={t({ id: 'security.codes.copy', message: 'Copy all codes' })}
          doneText={t({ id: 'security.copied', message: 'Copied' })}
        />
      </ButtonRow>
    </Dialog>
  );
}
