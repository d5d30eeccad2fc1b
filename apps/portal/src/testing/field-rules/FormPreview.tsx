import type { FieldRule } from '@baize/domain/field-rules';
import { noFlags } from '@baize/domain/flags';
import type { RegistrationDraft } from '@baize/features/registration';
import { useRegistration, type RegisterMethod, type RegisterValues } from '@baize/features/registration/register';
import { DetailsForm } from '../../pages/registration/DetailsForm.tsx';

export type FormPreviewProps = {
  readonly method: RegisterMethod;
  readonly rules: readonly FieldRule[];
  readonly draft: RegistrationDraft;
  readonly onReset: () => void;
  /** Called in place of the submit, when all values are valid. */
  readonly onKept: (values: RegisterValues) => void;
};

const flags = {
  username: { ...noFlags, usernameRegistration: true },
  mobile: { ...noFlags, mobileRegistration: true, mobileRegistrationPassword: true },
} as const satisfies Record<RegisterMethod, typeof noFlags>;

/** The registration form with these rules, as players see it, but without sending anything. */
export function FormPreview({ method, rules, draft, onReset, onKept }: FormPreviewProps) {
  const registration = useRegistration({
    flags: flags[method],
    rules,
    place: { registerUrl: window.location.href, domain: window.location.hostname },
    onDone: () => undefined,
  });
  return (
    <DetailsForm
      registration={{ ...registration, submitDetails: onKept }}
      draft={draft}
      isReset={false}
      onReset={onReset}
    />
  );
}
