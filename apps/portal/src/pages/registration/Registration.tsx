import type { Flags } from '@baize/domain/flags';
import { useSession } from '@baize/features/session';
import { useReferral, useRegistrationDraft, type FieldRule } from '@baize/features/registration';
import { useRegistration, type RegisterMethod } from '@baize/features/registration/register';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { Tabs } from '@baize/ui-kit/Tabs';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState, type ReactNode } from 'react';
import { hrefOf } from '../../site/routes/paths.ts';
import { useLayers, usePlace } from '../../site/routes/Place.ts';
import { useContinueTo } from '../../site/routes/useContinueTo.ts';
import { useMove } from '../../site/routes/useMove.ts';
import { useSearch } from '../../site/routes/useSearch.ts';
import { LoggedIn } from '../session/lazyLoggedIn.ts';
import { usePhoneAuth } from '../verification/firebase/usePhoneAuth.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { NumberForm } from './NumberForm.tsx';

type RegistrationProps = {
  readonly flags: Flags;
  readonly rules: readonly FieldRule[];
  /** Other ways to log in or register, rendered below the form. */
  readonly children?: ReactNode;
};

/**
 * The current step of a registration: the number and its code, the details, or a notice that registration is closed
 * (REQ-118, D5).
 */
export function Registration({ flags, rules, children }: RegistrationProps) {
  const { t } = useLingui();
  const move = useMove();
  const { hasRealAccount } = useSession();
  const { wayBack } = useSearch('register');
  const leadOn = useContinueTo(wayBack);
  const { search } = usePlace();
  // A popup may render before the page below it has stored its referral code: both queries are read.
  const referralCode = useReferral(`${search}&${useLayers().page.search.slice(1)}`);
  const draft = useRegistrationDraft();
  const phoneAuth = usePhoneAuth();
  const [resets, setResets] = useState(0);
  const registration = useRegistration({
    flags,
    rules,
    place: { registerUrl: window.location.href, domain: window.location.hostname, referralCode },
    phoneAuth,
    onDone: ({ route }) => {
      draft.forget();
      // A new account without a session has to log in first.
      if (route === 'login') move(`${hrefOf('login')}${search}`, { replace: true });
      else leadOn(route);
    },
  });
  const { state, step, method, methods } = registration;
  // D56. The session that this form itself has started is never seen in state `entering`.
  if (hasRealAccount && (state === 'entering' || state === 'closed'))
    return (
      <Suspense>
        <LoggedIn wayBack={wayBack} />
      </Suspense>
    );
  if (state === 'closed')
    return (
      <>
        <StatusScreen
          kind="empty"
          compact
          title={t({ id: 'registration.closed', message: 'Registration is closed' })}
          text={t({ id: 'registration.closedText', message: 'New accounts cannot be opened here at the moment.' })}
        />
        {children}
      </>
    );
  const handleReset = (): void => {
    draft.forget();
    registration.readRefusal();
    setResets(resets + 1);
  };
  const Form = step === 'number' ? NumberForm : DetailsForm;
  const form = (
    <Form key={resets} registration={registration} draft={draft} isReset={resets > 0} onReset={handleReset} />
  );
  if (methods.length < 2)
    return (
      <>
        {form}
        {children}
      </>
    );
  const names: Record<RegisterMethod, string> = {
    mobile: t({ id: 'registration.byMobile', message: 'By mobile number' }),
    username: t({ id: 'registration.byUsername', message: 'By username' }),
  };
  return (
    <>
      <Tabs
        label={t({ id: 'registration.methods', message: 'How to register' })}
        tabs={methods.map((id) => ({ id, label: names[id], content: id === method ? form : null }))}
        selected={method}
        onSelect={(id) => registration.chooseMethod(id as RegisterMethod)}
      />
      {children}
    </>
  );
}
