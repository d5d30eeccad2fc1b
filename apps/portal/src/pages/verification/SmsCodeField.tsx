import type { FormField } from '@baize/features/forms';
import type { SmsCodeRefusal, SmsCodeView } from '@baize/features/verification';
import { Button } from '@baize/ui-kit/Button';
import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../words/useRefusalText.ts';
import { useVerificationSentences } from './useVerificationSentences.ts';

interface SmsCodeFieldProps {
  readonly field: FormField;
  readonly code: SmsCodeView;
  /** The form knows to which number the code goes. */
  readonly onAsk: () => void;
}

/** A code by SMS, with the button that asks for it and its countdown (REQ-103, REQ-105). */
export function SmsCodeField({ field, code, onAsk }: SmsCodeFieldProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText<SmsCodeRefusal['code']>(useVerificationSentences());
  const { state, secondsLeft, failure } = code;
  return (
    <>
      <TextField
        {...field}
        label={t({ id: 'login.verificationCode', message: 'Verification code' })}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={255}
        dir="ltr"
        beside={
          <Button busy={state === 'sending'} disabled={state === 'counting'} onClick={onAsk}>
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
