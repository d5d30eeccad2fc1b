import { useChallengeCode, type ChallengeCodeRefusal } from '@baize/features/verification';
import { Button } from '@baize/ui-kit/Button';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../site/words/useRefusalText.ts';

type ChallengeCodeProps = {
  readonly id: string;
  readonly method: 'sms' | 'email';
  /** Masked; undefined when the gateway does not return it. */
  readonly destination: string | undefined;
};

/** The destination of a second factor's code, and the button that sends it again. */
export function ChallengeCode({ id, method, destination }: ChallengeCodeProps) {
  const { t } = useLingui();
  const { secondsLeft, sending, refusal, resend } = useChallengeCode(id, method);
  const refusalText = useRefusalText<ChallengeCodeRefusal['code']>({
    challengeExpired: () => t({ id: 'login.challengeExpired', message: 'That took too long. Log in again.' }),
  });
  const to = destination === undefined ? undefined : `\u2066${destination}\u2069`;
  return (
    <>
      {to !== undefined && (
        <FormMessage tone="hint">{t({ id: 'secondFactor.sentTo', message: `We sent a code to ${to}.` })}</FormMessage>
      )}
      {refusal !== undefined && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
      <Button wide busy={sending} disabled={secondsLeft > 0} onClick={resend}>
        {secondsLeft > 0
          ? t({ id: 'login.codeAgain', message: `Resend in ${secondsLeft} s` })
          : t({ id: 'secondFactor.resend', message: 'Send a new code' })}
      </Button>
    </>
  );
}
