import type { Login } from '@baize/features/session/login';
import { SecondFactorDialog } from '../../verification/SecondFactorDialog.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

/** What few logins are asked besides: a second factor, another password. */
export function LoginQuestions({ secondFactor, changePassword }: Pick<Login, 'secondFactor' | 'changePassword'>) {
  return (
    <>
      {secondFactor !== undefined && <SecondFactorDialog check={secondFactor} />}
      {changePassword !== undefined && <ChangePasswordDialog change={changePassword} />}
    </>
  );
}
