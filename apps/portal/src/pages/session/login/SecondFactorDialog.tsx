import type { ChallengeMethod, TwoFactorView } from '@baize/features/session/login';
import { Button } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useRefusalText } from '../../../words/useRefusalText.ts';
import { LoginFields } from './LoginForm.styles.ts';

/** The second question of a login: first how to answer it, where there is a choice, then the answer (REQ-113). */
export function SecondFactorDialog({ check }: { readonly check: TwoFactorView }) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const { method, methods, refusal, checking } = check;
  const questions: Record<ChallengeMethod, string> = {
    sms: t({ id: 'secondFactor.sms', message: 'Code from the text message' }),
    email: t({ id: 'secondFactor.email', message: 'Code from the email' }),
    realName: t({ id: 'secondFactor.realName', message: 'Your real name' }),
    authenticator: t({ id: 'secondFactor.authenticator', message: 'Code from the authenticator app' }),
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const answer = new FormData(event.currentTarget).get('answer');
    if (typeof answer === 'string') check.answer(answer.trim());
  };
  return (
    <Dialog open onClose={check.cancel} title={t({ id: 'secondFactor.title', message: 'One more step' })}>
      {method === undefined ? (
        <LoginFields as="div">
          <p>{t({ id: 'secondFactor.choose', message: 'Choose how to confirm that it is you.' })}</p>
          {methods.map((each) => (
            <Button key={each} wide onClick={() => check.choose(each)}>
              {questions[each]}
            </Button>
          ))}
        </LoginFields>
      ) : (
        <LoginFields method="post" noValidate onSubmit={handleSubmit}>
          <TextField
            name="answer"
            label={questions[method]}
            autoComplete={method === 'realName' ? 'name' : 'one-time-code'}
            inputMode={method === 'realName' ? 'text' : 'numeric'}
            required
            error={refusal === undefined ? undefined : refusalText(refusal)}
          />
          <Button type="submit" variant="main" wide busy={checking}>
            {t({ id: 'secondFactor.submit', message: 'Continue' })}
          </Button>
        </LoginFields>
      )}
    </Dialog>
  );
}
