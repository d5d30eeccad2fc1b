import { useReferral } from '@baize/features/registration';
import { useSocial, type SocialInput } from '@baize/features/session/login/social';
import { Button, ButtonLink } from '@baize/ui-kit/Button';
import { Spinner } from '@baize/ui-kit/Spinner';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { PageHeading } from '../../../site/parts/PageHeading.tsx';
import { hrefOf } from '../../../site/routes/paths.ts';
import { useContinueTo } from '../../../site/routes/useContinueTo.ts';
import { LoginQuestions } from '../login/LoginQuestions.tsx';
import { NewcomerForm } from './NewcomerForm.tsx';
import { useSignInRefusalText } from './useSignInRefusalText.ts';

/**
 * The page after a provider's: continues to the return address, asks a new player for the terms, or shows the refusal.
 */
export function SignIn(input: Omit<SocialInput, 'referralCode'>) {
  const { t } = useLingui();
  // The code is stored before the visitor leaves for the provider.
  const referralCode = useReferral('');
  const refusalText = useSignInRefusalText();
  const social = useSocial({ ...input, referralCode, onDone: ({ route }) => leadOn(route) });
  const leadOn = useContinueTo(social.wayBack);
  const { state, refusal, secondFactor, changePassword } = social;
  if (state === 'agreeing') return <NewcomerForm social={social} />;
  if (state !== 'failed')
    return (
      <>
        <PageHeading />
        <Spinner />
        <LoginQuestions secondFactor={secondFactor} changePassword={changePassword} botCheck={undefined} />
      </>
    );
  return (
    <>
      <PageHeading />
      <StatusScreen
        kind="error"
        compact
        title={refusalText(refusal ?? { code: 'signInExpired' })}
        action={
          <>
            {social.mayRetry && (
              <Button variant="main" onClick={social.retry}>
                {t({ id: 'signIn.retry', message: 'Try again' })}
              </Button>
            )}
            <ButtonLink variant={social.mayRetry ? 'quiet' : 'main'} href={hrefOf('login')}>
              {t({ id: 'signIn.login', message: 'Back to log in' })}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
