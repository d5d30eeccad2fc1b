import {
  passkeyFields,
  useAddPasskey,
  useBeginPasskey,
  type NewPasskeyOptions,
  type ProofKind,
} from '@baize/features/security';
import { Button } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { Form } from '@baize/ui-kit/Form';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWordedForm } from '../../../site/words/useWordedForm.ts';
import { lazyPasskeys } from '../../verification/passkey/lazyPasskeys.ts';
import { ConfirmChange } from './ConfirmChange.tsx';
import { useSecurityRefusalText } from './useSecurityRefusalText.ts';

type PasskeyAddDialogProps = {
  readonly kind: ProofKind;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Adds a passkey: a secret of the member, then its name, with which the browser's own dialog opens. */
export function PasskeyAddDialog({ kind, onDone, onClose }: PasskeyAddDialogProps) {
  const { t } = useLingui();
  const [options, setOptions] = useState<NewPasskeyOptions>();
  const call = useBeginPasskey(kind, setOptions);
  const title = t({ id: 'security.passkeys.add', message: 'Add a passkey' });
  if (options === undefined)
    return (
      <ConfirmChange
        title={title}
        text={t({
          id: 'security.passkeys.add.text',
          message: 'A passkey is kept on your device. It opens your account on this site only.',
        })}
        action={t({ id: 'security.continue', message: 'Continue' })}
        kind={kind}
        call={call}
        onClose={onClose}
      />
    );
  return (
    <Dialog open onClose={onClose} title={title}>
      <NameForm options={options} onDone={onDone} />
    </Dialog>
  );
}

type NameFormProps = { readonly options: NewPasskeyOptions; readonly onDone: () => void };

function NameForm({ options, onDone }: NameFormProps) {
  const { t } = useLingui();
  const { add, isBusy, refusal } = useAddPasskey(options, lazyPasskeys, onDone);
  const { props, field } = useWordedForm({
    rules: passkeyFields,
    refusal,
    refusedField: () => undefined,
    refusalText: useSecurityRefusalText(),
    onSubmit: ({ name = '' }) => add(name),
  });
  return (
    <Form
      {...props}
      busy={isBusy}
      actions={
        <Button type="submit" variant="main" wide busy={isBusy}>
          {t({ id: 'security.passkeys.create', message: 'Create the passkey' })}
        </Button>
      }
    >
      <TextField
        {...field('name')}
        label={t({ id: 'security.passkeys.name', message: 'Name of the passkey' })}
        hint={t({ id: 'security.passkeys.nameHint', message: 'Such as the name of your phone.' })}
        autoComplete="off"
        maxLength={64}
        dir="auto"
      />
    </Form>
  );
}
