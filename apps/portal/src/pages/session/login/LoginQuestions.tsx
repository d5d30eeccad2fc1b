import type { Login } from '@baize/features/session/login';
import { BotCheck } from '../../verification/bot-check/BotCheck.tsx';
import { SecondFactorDialog } from '../../verification/SecondFactorDialog.tsx';
import { OwedPasswordDialog } from './OwedPasswordDialog.tsx';

type LoginQuestionsProps = Pick<Login, 'secondFactor' | 'changePassword' | 'botCheck'>;

/** What few logins are asked besides: a second factor, another password, whether a robot makes them. */
export function LoginQuestions({ secondFactor, changePassword, botCheck }: LoginQuestionsProps) {
  return (
    <>
      {secondFactor !== undefined && <SecondFactorDialog actor={secondFactor} />}
      {botCheck !== undefined && <BotCheck {...botCheck} />}
      {changePassword !== undefined && <OwedPasswordDialog actor={changePassword} />}
    </>
  );
}
