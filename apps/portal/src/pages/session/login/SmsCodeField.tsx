import type { SmsCodeView } from '@baize/features/verification';
import { Button } from '@baize/ui-kit/Button';
import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { useRefusalText } from '../../../words/useRefusalText.ts';

interface SmsCodeFieldProps {
  readonly code: SmsCodeView;
  readonly error: string | undefined;
}

/** The SMS code in the password's place, with its countdown (REQ-103, REQ-105). */
export function SmsCodeField({ code, error }: SmsCodeFieldProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const { state, secondsLeft, failure, fault } = code;
  const handleAsk = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    const username = currentTarget.form?.elements.namedItem('username');
    code.ask(username instanceof HTMLInputElement ? username.value.trim() : '');
  };
  const mobileFault =
    fault === undefined ? undefined : t({ id: 'login.mobileNum', message: 'Enter a valid mobile number' });
  return (
    <>
      <TextField
        name="verificationCode"
        label={t({ id: 'login.verificationCode', message: 'Verification code' })}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={255}
        dir="ltr"
        required
        error={error ?? mobileFault}
        beside={
          <Button busy={state === 'sending'} disabled={state === 'counting'} onClick={handleAsk}>
            {state === 'counting'
              ? t({ id: 'login.codeAgain', message: `Resend in ${secondsLeft} s` })
              : t({ id: 'login.getCode', message: 'Get code' })}
          </Button>
        }
      />
      <ConfirmDialog
        open={failure !== undefined}
        title={failure === undefined ? '' : refusalText(failure)}
        confirmLabel={t({ id: 'login.codeFailureRead', message: 'Submit' })}
        onConfirm={code.readFailure}
        onCancel={code.readFailure}
      />
    </>
  );
}
