import type { Flags } from '@baize/domain/flags';
import { useReferral, useRegistrationDraft, type FieldRule } from '@baize/features/registration';
import { useRegistration, type RegisterMethod } from '@baize/features/registration/register';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { Tabs } from '@baize/ui-kit/Tabs';
import { useLingui } from '@lingui/react/macro';
import { hrefOf } from '../../routes/paths.ts';
import { useLayers, usePlace } from '../../routes/Place.ts';
import { useMove } from '../../routes/useMove.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { NumberForm } from './NumberForm.tsx';

interface RegistrationProps {
  readonly flags: Flags;
  readonly rules: readonly FieldRule[];
}

/** What a registration asks next: a number and its code, then the rest; or why there is none (REQ-118, D5). */
export function Registration({ flags, rules }: RegistrationProps) {
  const { t } = useLingui();
  const move = useMove();
  const { search } = usePlace();
  // A popup may come before the page beneath it has kept whose link it was opened by.
  const referralCode = useReferral(`${search}&${useLayers().page.search.slice(1)}`);
  const draft = useRegistrationDraft();
  const registration = useRegistration({
    flags,
    rules,
    place: { registerUrl: window.location.href, domain: window.location.hostname, referralCode },
    onDone: ({ route }) => {
      draft.forget();
      move(hrefOf(route) ?? hrefOf('home'), { replace: true });
    },
  });
  const { state, step, method, methods } = registration;
  if (state === 'closed')
    return (
      <StatusScreen
        kind="empty"
        compact
        title={t({ id: 'registration.closed', message: 'Registration is closed' })}
        text={t({ id: 'registration.closedText', message: 'New accounts cannot be opened here at the moment.' })}
      />
    );
  const Form = step === 'number' ? NumberForm : DetailsForm;
  if (methods.length < 2) return <Form registration={registration} draft={draft} />;
  const names: Record<RegisterMethod, string> = {
    mobile: t({ id: 'registration.byMobile', message: 'By mobile number' }),
    username: t({ id: 'registration.byUsername', message: 'By username' }),
  };
  return (
    <Tabs
      label={t({ id: 'registration.methods', message: 'How to register' })}
      tabs={methods.map((id) => ({
        id,
        label: names[id],
        content: id === method ? <Form registration={registration} draft={draft} /> : null,
      }))}
      selected={method}
      onSelect={(id) => registration.chooseMethod(id as RegisterMethod)}
    />
  );
}
