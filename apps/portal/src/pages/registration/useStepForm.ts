import type { RegistrationDraft } from '@baize/features/registration';
import { refusedRegisterField, type Registration, type RegisterRefusal } from '@baize/features/registration/register';
import type { FieldRule } from '@baize/domain/field-rules';
import { useCountries } from '@baize/features/system';
import { useEffect, useState, type FormEvent } from 'react';
import type { FieldChecks, FormValues } from '@baize/features/forms';
import { useWordedForm } from '../../words/useWordedForm.ts';
import { useRegisterRefusalText } from './useRegisterRefusalText.ts';

export interface StepProps {
  readonly registration: Registration;
  readonly draft: RegistrationDraft;
  /** It was just emptied: the focus goes to where it begins anew. */
  readonly isReset: boolean;
  readonly onReset: () => void;
}

interface StepForm {
  readonly asksNumber: boolean;
  readonly rules: readonly FieldRule[];
  readonly refusal: RegisterRefusal | undefined;
  readonly onSubmit: (values: FormValues) => void;
}

const typedInto = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(
    Array.from(new FormData(form)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** The form of a step: it begins with what was typed before, and keeps what is typed (D11, D39). */
export function useStepForm({ registration, draft, isReset, onReset }: StepProps, { asksNumber, ...step }: StepForm) {
  const countries = useCountries();
  // Until the countries are there, a number is not whole.
  const isWaiting = asksNumber && countries.state === 'loading';
  const [defaults] = useState(draft.typed);
  const [checks, onCheck] = useState<FieldChecks>();
  const form = useWordedForm({
    ...step,
    confirmations: registration.confirmations,
    checks,
    defaults,
    refusedField: refusedRegisterField,
    refusalText: useRegisterRefusalText(),
  });
  const { ref } = form.props;
  useEffect(() => {
    const first = ref !== null && typeof ref === 'object' ? ref?.current?.querySelector('input') : undefined;
    if (isReset) first?.focus();
  }, [isReset, ref]);
  const props = {
    ...form.props,
    busy: isWaiting || registration.state === 'busy' || registration.state === 'waiting',
    onFocus: registration.prepare,
    onChange: (event: FormEvent<HTMLFormElement>) => draft.keep(typedInto(event.currentTarget)),
    onReset,
  };
  return { ...form, props, countries, isWaiting, onCheck };
}
