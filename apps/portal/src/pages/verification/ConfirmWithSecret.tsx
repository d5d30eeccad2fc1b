import {
  refusedSecretField,
  secretFields,
  type Confirm,
  type SecretKind,
  type SecretNeed,
} from '@baize/features/verification/secret';
import { Button } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { Form } from '@baize/ui-kit/Form';
import { PasswordField } from '@baize/ui-kit/PasswordField';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { useRefusalText } from '../../site/words/useRefusalText.ts';
import { useWordedForm, type WordedForm } from '../../site/words/useWordedForm.ts';

export type ConfirmWords = {
  readonly title: string;
  /** States what is confirmed: the amount, and what for. */
  readonly text: string;
  /** The label of the submit button. */
  readonly action: string;
};

type ConfirmWithSecretProps<Code extends string> = ConfirmWords & {
  readonly need: SecretNeed<Code>;
  /** The call, from `useConfirm`. */
  readonly call: Confirm<Code>;
  readonly refusalText: ReturnType<typeof useRefusalText<Code>>;
  readonly onClose: () => void;
  /** Another way to confirm, rendered below the button. */
  readonly instead?: ReactNode;
};

/** The dialog that requires a secret before a sensitive call; a refusal is shown in it. */
export function ConfirmWithSecret<Code extends string>(props: ConfirmWithSecretProps<Code>) {
  const { need, call, refusalText, title, text, action, onClose, instead } = props;
  const { confirm, isBusy, refusal } = call;
  const { props: form, field } = useWordedForm({
    rules: secretFields(need),
    refusal,
    refusedField: (refused) => refusedSecretField(need, refused),
    refusalText,
    onSubmit: (values) => confirm(values[need.kind] ?? ''),
  });
  return (
    <Dialog open onClose={onClose} dismissible={!isBusy} title={title}>
      <Form
        {...form}
        busy={isBusy}
        actions={
          <>
            <Button type="submit" variant="main" wide busy={isBusy}>
              {action}
            </Button>
            {instead}
          </>
        }
      >
        <p>{text}</p>
        <SecretField kind={need.kind} field={field} />
      </Form>
    </Dialog>
  );
}

type SecretFieldProps = { readonly kind: SecretKind; readonly field: WordedForm['field'] };

/** The field of a secret by its kind; a recovery code stands in for one of the authenticator app. */
export function SecretField({ kind, field }: SecretFieldProps) {
  const { t } = useLingui();
  switch (kind) {
    case 'password':
      return (
        <PasswordField
          {...field(kind)}
          label={t({ id: 'secret.password', message: 'Your login password' })}
          autoComplete="current-password"
          dir="ltr"
        />
      );
    // Not the password of the log-in, which a password manager would fill in.
    case 'fundPassword':
      return (
        <PasswordField
          {...field(kind)}
          label={t({ id: 'secret.fundPassword', message: 'Your payment password' })}
          autoComplete="off"
          dir="ltr"
        />
      );
    case 'secondFactor':
      return (
        <TextField
          {...field(kind)}
          label={t({ id: 'secondFactor.authenticator', message: 'Code from the authenticator app' })}
          hint={t({ id: 'secondFactor.recoveryCode', message: 'No phone at hand? Enter a recovery code.' })}
          autoComplete="one-time-code"
          inputMode="numeric"
          dir="ltr"
        />
      );
  }
}
