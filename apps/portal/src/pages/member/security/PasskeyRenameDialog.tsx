import { passkeyFields, useRenamePasskey, type Passkey } from '@baize/features/security';
import { Button } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { Form } from '@baize/ui-kit/Form';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { useWordedForm } from '../../../site/words/useWordedForm.ts';
import { useSecurityRefusalText } from './useSecurityRefusalText.ts';

type PasskeyRenameDialogProps = {
  readonly passkey: Passkey;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** The dialog that renames a passkey. */
export function PasskeyRenameDialog({ passkey, onDone, onClose }: PasskeyRenameDialogProps) {
  const { t } = useLingui();
  const { send, isBusy, refusal } = useRenamePasskey(onDone);
  const { props, field } = useWordedForm({
    rules: passkeyFields,
    defaults: { name: passkey.name },
    refusal,
    refusedField: () => undefined,
    refusalText: useSecurityRefusalText(),
    onSubmit: ({ name = '' }) => send({ id: passkey.id, name }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isBusy}
      title={t({ id: 'security.passkeys.rename.title', message: 'Rename a passkey' })}
    >
      <Form
        {...props}
        busy={isBusy}
        actions={
          <Button type="submit" variant="main" wide busy={isBusy}>
            {t({ id: 'security.save', message: 'Save' })}
          </Button>
        }
      >
        <TextField
          {...field('name')}
          label={t({ id: 'security.passkeys.name', message: 'Name of the passkey' })}
          autoComplete="off"
          maxLength={64}
          dir="auto"
        />
      </Form>
    </Dialog>
  );
}
