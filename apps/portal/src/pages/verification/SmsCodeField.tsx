import type { FormField } from '@baize/features/forms';
import type { SmsCodeView } from '@baize/features/verification';
import { Button } from '@baize/ui-kit/Button';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect } from 'react';
import { withinTime } from '../../app/withinTime.ts';

const loadQuestions = () => import('./SmsCodeQuestions.tsx').then((chunk) => chunk.SmsCodeQuestions);
const SmsCodeQuestions = lazy(async () => ({ default: await withinTime(loadQuestions) }));

interface SmsCodeFieldProps {
  readonly field: FormField;
  readonly code: SmsCodeView;
  /** The form knows to which number the code goes. */
  readonly onAsk: () => void;
}

/** A code by SMS, with the button that asks for it and its countdown (REQ-103, REQ-105). */
export function SmsCodeField({ field, code, onAsk }: SmsCodeFieldProps) {
  const { t } = useLingui();
  const { state, secondsLeft, failure, botCheck } = code;
  // There before it is needed: what it tells of may be a network that is gone.
  useEffect(() => void loadQuestions().catch(() => undefined), []);
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
      {(failure ?? botCheck) !== undefined && (
        <Suspense>
          <SmsCodeQuestions failure={failure} onRead={code.readFailure} botCheck={botCheck} />
        </Suspense>
      )}
    </>
  );
}
