import {
  useSecondFactor,
  type ChallengeMethod,
  type SecondFactorActor,
  type SecondFactorRefusal,
} from '@baize/features/verification';
import { Button } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { Form } from '@baize/ui-kit/Form';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRefusalText } from '../../site/words/useRefusalText.ts';
import { useWordedForm } from '../../site/words/useWordedForm.ts';
import { ChallengeCode } from './ChallengeCode.tsx';

const refusedField = ({ code }: SecondFactorRefusal): string | undefined =>
  code === 'wrongAnswer' ? 'answer' : undefined;

/** The second factor of a flow: the choice of a method if there are several, then the answer (REQ-113). */
export function SecondFactorDialog<Value>({ actor }: { readonly actor: SecondFactorActor<Value> }) {
  const { t } = useLingui();
  const check = useSecondFactor(actor);
  const { id, methods, rules, refusal, checking, destination } = check;
  const [isChoosing, setIsChoosing] = useState(false);
  const method = isChoosing ? undefined : check.method;
  const refusalText = useRefusalText<SecondFactorRefusal['code']>({
    wrongAnswer: () => t({ id: 'login.wrongAnswer', message: 'The answer is not correct.' }),
  });
  const form = useWordedForm({
    rules,
    refusal,
    refusedField,
    refusalText,
    onSubmit: ({ answer = '' }) => check.submit(answer),
  });
  const questions: Record<ChallengeMethod, string> = {
    sms: t({ id: 'secondFactor.sms', message: 'Code from the text message' }),
    email: t({ id: 'secondFactor.email', message: 'Code from the e-mail' }),
    realName: t({ id: 'secondFactor.realName', message: 'Your full name' }),
    authenticator: t({ id: 'secondFactor.authenticator', message: 'Code from the authenticator app' }),
  };
  const choices = methods.map((each) => (
    <Button
      key={each}
      wide
      onClick={() => {
        check.choose(each);
        setIsChoosing(false);
      }}
    >
      {questions[each]}
    </Button>
  ));
  const submit = (
    <>
      <Button type="submit" variant="main" wide busy={checking}>
        {t({ id: 'secondFactor.submit', message: 'Continue' })}
      </Button>
      {methods.length > 1 && (
        <Button wide disabled={checking} onClick={() => setIsChoosing(true)}>
          {t({ id: 'secondFactor.other', message: 'Confirm in another way' })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open onClose={check.cancel} title={t({ id: 'secondFactor.title', message: 'One more step' })}>
      <Form {...form.props} busy={checking} actions={method === undefined ? choices : submit}>
        {check.newAddress && (
          <p>
            {t({
              id: 'secondFactor.newAddress',
              message: 'You have not logged in from here before. A code confirms that it is you.',
            })}
          </p>
        )}
        {method === undefined ? (
          <p>{t({ id: 'secondFactor.choose', message: 'Choose how to confirm that it is you.' })}</p>
        ) : (
          <>
            <TextField
              // Remounts on another method: the answer to one is none to another.
              key={method}
              {...form.field('answer')}
              label={questions[method]}
              hint={
                method === 'authenticator'
                  ? t({ id: 'secondFactor.recoveryCode', message: 'No phone at hand? Enter a recovery code.' })
                  : undefined
              }
              autoComplete={method === 'realName' ? 'name' : 'one-time-code'}
              inputMode={method === 'realName' ? 'text' : 'numeric'}
            />
            {(method === 'sms' || method === 'email') && (
              <ChallengeCode key={`code by ${method}`} id={id} method={method} destination={destination} />
            )}
          </>
        )}
      </Form>
    </Dialog>
  );
}
