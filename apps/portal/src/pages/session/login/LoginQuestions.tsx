import type { Login } from '@baize/features/session/login';
import { BotCheck } from '../../verification/bot-check/BotCheck.tsx';
import { SecondFactorDialog } from '../../verification/SecondFactorDialog.tsx';
import { RequiredPasswordDialog } from './RequiredPasswordDialog.tsx';

type LoginQuestionsProps = Pick<Login, 'secondFactor' | 'changePassword' | 'botCheck'>;

/** The steps that few logins require: a second factor, a bot check, a new password. */
export function LoginQuestions({ secondFactor, changePassword, botCheck }: LoginQuestionsProps) {
  return (
    <>
      {secondFactor !== undefined && <SecondFactorDialog actor={secondFactor} />}
      {botCheck !== undefined && <BotCheck {...botCheck} />}
      {changePassword !== undefined && <RequiredPasswordDialog actor={changePassword} />}
    </>
  );
}
