import { useChangePassword, type Login, type ChangePasswordActor } from '@baize/features/session/login';
import { SecondFactorDialog } from '../../verification/SecondFactorDialog.tsx';
import { BotCheck } from '../../verification/bot-check/BotCheck.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

/** The change of a default or expired password, required before the login continues (REQ-107). */
function RequiredPasswordDialog({ actor }: { readonly actor: ChangePasswordActor }) {
  return <ChangePasswordDialog change={useChangePassword(actor)} />;
}

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
