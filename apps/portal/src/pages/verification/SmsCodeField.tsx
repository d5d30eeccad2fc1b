import type { FormField } from '@baize/features/forms';
import { useSmsCode, type SmsCodeActor, type SmsCodeRequest, type SmsFlow } from '@baize/features/verification';
import { Button } from '@baize/ui-kit/Button';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect } from 'react';
import { withTimeout } from '../../site/withTimeout.ts';

const loadQuestions = () => import('./SmsCodeQuestions.tsx').then((chunk) => chunk.SmsCodeQuestions);
const SmsCodeQuestions = lazy(async () => ({ default: await withTimeout(loadQuestions) }));

type SmsCodeFieldProps = {
  readonly field: FormField;
  readonly actor: SmsCodeActor | undefined;
  readonly flow: SmsFlow;
  /** True while no code can be requested yet. */
  readonly waiting?: boolean;
  /** Returns the request for a code; undefined while the form has no valid number. */
  readonly requestOf: () => SmsCodeRequest | undefined;
};

/** The field of an SMS code, with the button that requests it and its countdown (REQ-103, REQ-105). */
export function SmsCodeField({ field, actor, flow, waiting = false, requestOf }: SmsCodeFieldProps) {
  const { t } = useLingui();
  const { state, secondsLeft, failure, botCheck, ask, readFailure } = useSmsCode(actor, flow);
  // Preloaded: its dialog may have to report that the network is gone.
  useEffect(() => void loadQuestions().catch(() => undefined), []);
  const handleAsk = (): void => {
    const request = requestOf();
    if (request !== undefined) ask(request);
  };
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
          <Button busy={waiting || state === 'sending'} disabled={state === 'counting'} onClick={handleAsk}>
            {state === 'counting'
              ? t({ id: 'login.codeAgain', message: `Resend in ${secondsLeft} s` })
              : t({ id: 'login.getCode', message: 'Get code' })}
          </Button>
        }
      />
      {(failure ?? botCheck) !== undefined && (
        <Suspense>
          <SmsCodeQuestions failure={failure} onRead={readFailure} botCheck={botCheck} />
        </Suspense>
      )}
    </>
  );
}
