import {
  appCodeFields,
  refusedCodeField,
  useBeginAuthenticator,
  useConfirmAuthenticator,
  type ProofKind,
} from '@baize/features/security';
import { Button } from '@baize/ui-kit/Button';
import { CopyButton } from '@baize/ui-kit/CopyButton';
import { Dialog } from '@baize/ui-kit/Dialog';
import { Form } from '@baize/ui-kit/Form';
import { QrCode } from '@baize/ui-kit/QrCode';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWordedForm } from '../../../site/words/useWordedForm.ts';
import { ConfirmChange } from './ConfirmChange.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { AppCode } from './SecurityPage.styles.ts';
import { useSecurityRefusalText } from './useSecurityRefusalText.ts';

type AuthenticatorDialogProps = { readonly kind: ProofKind; readonly onClose: () => void };
type Begun = { readonly secret: string; readonly uri: string };

/** Turns an authenticator app on: a secret of the member, the app's QR code with a first code, recovery codes. */
export function AuthenticatorDialog({ kind, onClose }: AuthenticatorDialogProps) {
  const { t } = useLingui();
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  const call = useBeginAuthenticator(kind, setBegun);
  const title = t({ id: 'security.app.add', message: 'Turn on an authenticator app' });
  if (codes !== undefined) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (begun === undefined)
    return (
      <ConfirmChange
        title={title}
        text={t({
          id: 'security.app.text',
          message: 'You need an authenticator app on your phone. From then on every login asks for its code.',
        })}
        action={t({ id: 'security.continue', message: 'Continue' })}
        kind={kind}
        call={call}
        onClose={onClose}
      />
    );
  return (
    <Dialog open onClose={onClose} title={title}>
      <AppForm begun={begun} onDone={setCodes} />
    </Dialog>
  );
}

type AppFormProps = { readonly begun: Begun; readonly onDone: (codes: readonly string[]) => void };

function AppForm({ begun: { secret, uri }, onDone }: AppFormProps) {
  const { t } = useLingui();
  const { send, isBusy, refusal } = useConfirmAuthenticator(onDone);
  const { props, field } = useWordedForm({
    rules: appCodeFields,
    refusal,
    refusedField: refusedCodeField,
    refusalText: useSecurityRefusalText(),
    onSubmit: ({ code = '' }) => send(code),
  });
  return (
    <Form
      {...props}
      busy={isBusy}
      actions={
        <Button type="submit" variant="main" wide busy={isBusy}>
          {t({ id: 'security.app.confirm', message: 'Turn on' })}
        </Button>
      }
    >
      <p>{t({ id: 'security.app.scan', message: 'Scan the code with the app, or type the key into it.' })}</p>
      <AppCode>
        <QrCode text={uri} label={t({ id: 'security.app.qr', message: 'Code for the authenticator app' })} />
        <p>
          <bdi dir="ltr" translate="no">
            {secret.replaceAll(/(.{4})(?=.)/gu, '$1 ')}
          </bdi>
          <CopyButton
            text={secret}
            label={t({ id: 'security.app.copy', message: 'Copy key' })}
            doneText={t({ id: 'security.copied', message: 'Copied' })}
          />
        </p>
      </AppCode>
      <TextField
        {...field('code')}
        label={t({ id: 'security.app.code', message: 'Code that the app shows' })}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        dir="ltr"
      />
    </Form>
  );
}
