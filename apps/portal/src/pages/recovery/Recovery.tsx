import type { Flags } from '@baize/domain/flags';
import { useSession } from '@baize/features/session';
import { useRecovery, type RecoveryMethod } from '@baize/features/recovery';
import type { FieldRule } from '@baize/features/registration';
import { Button } from '@baize/ui-kit/Button';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { Tabs } from '@baize/ui-kit/Tabs';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { withTimeout } from '../../site/withTimeout.ts';
import { hrefOf } from '../../site/routes/paths.ts';
import { useMove } from '../../site/routes/useMove.ts';
import { pendingLoginAtom } from '../session/login/pendingLogin.atoms.ts';
import { LoggedIn } from '../session/lazyLoggedIn.ts';
import { EmailForm } from './EmailForm.tsx';
import { MobileForm } from './MobileForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RecoveryText } from './RecoveryPage.styles.ts';

const loadNotice = () => import('./LinkSentNotice.tsx').then((chunk) => chunk.LinkSentNotice);
const LinkSentNotice = lazy(async () => ({ default: await withTimeout(loadNotice) }));

type RecoveryProps = {
  readonly flags: Flags;
  readonly rules: readonly FieldRule[];
};

/**
 * The current step of a recovery: the choice of a method, a new password behind the link, or an expired link (REQ-143).
 */
export function Recovery({ flags, rules }: RecoveryProps) {
  const { t } = useLingui();
  const { hasRealAccount } = useSession();
  const recovery = useRecovery({ flags, rules });
  const { step, methods, method, login } = recovery;
  const move = useMove();
  const setPendingLogin = useSetAtom(pendingLoginAtom);
  useEffect(() => {
    if (login === undefined) return;
    setPendingLogin(login);
    move(hrefOf('login'), { replace: true });
  }, [login, move, setPendingLogin]);
  const names: Record<RecoveryMethod, string> = {
    mobileNum: t({ id: 'recovery.byMobile', message: 'By mobile number' }),
    email: t({ id: 'recovery.byEmail', message: 'By e-mail' }),
  };
  const forms: Record<RecoveryMethod, ReactNode> = {
    mobileNum: <MobileForm recovery={recovery} />,
    email: <EmailForm recovery={recovery} onFocus={() => void loadNotice().catch(() => undefined)} />,
  };
  if (step === 'newPassword') return <NewPasswordForm recovery={recovery} />;
  if (step === 'linkExpired')
    return (
      <>
        <FormMessage role="alert">
          {t({ id: 'recovery.linkExpired', message: 'This link has expired or was already used.' })}
        </FormMessage>
        <Button variant="main" wide onClick={recovery.askNewLink}>
          {t({ id: 'recovery.newLink', message: 'Get a new link' })}
        </Button>
      </>
    );
  // D56: a link of an e-mail, handled above, is for its own account, whoever is logged in.
  if (hasRealAccount)
    return (
      <Suspense>
        <LoggedIn />
      </Suspense>
    );
  if (step === 'none' || method === undefined)
    return (
      <RecoveryText>
        {t({
          id: 'recovery.none',
          message: 'Passwords cannot be reset here. Contact customer service.',
        })}
      </RecoveryText>
    );
  return (
    <>
      {methods.length > 1 ? (
        <Tabs
          label={t({ id: 'recovery.methods', message: 'How to reset your password' })}
          tabs={methods.map((id) => ({ id, label: names[id], content: forms[id] }))}
          selected={method}
          onSelect={(id) => recovery.chooseMethod(id as RecoveryMethod)}
        />
      ) : (
        forms[method]
      )}
      {recovery.emailSent && (
        <Suspense>
          <LinkSentNotice onRead={recovery.readNotice} />
        </Suspense>
      )}
    </>
  );
}
