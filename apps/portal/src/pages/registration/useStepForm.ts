import type { RegistrationDraft } from '@baize/features/registration';
import { refusedRegisterField, type Registration, type RegisterRefusal } from '@baize/features/registration/register';
import type { FieldRule } from '@baize/domain/field-rules';
import { useEffect, useState, type FormEvent } from 'react';
import type { FormValues } from '@baize/features/forms';
import { useWordedForm } from '../../site/words/useWordedForm.ts';
import { useNumberFields } from '../verification/country/useNumberFields.ts';
import { useRegisterRefusalText } from './useRegisterRefusalText.ts';

export type StepProps = {
  readonly registration: Registration;
  readonly draft: RegistrationDraft;
  /** True after a reset: the first field gets the focus. */
  readonly isReset: boolean;
  readonly onReset: () => void;
};

type StepForm = {
  readonly asksNumber: boolean;
  readonly rules: readonly FieldRule[];
  readonly refusal: RegisterRefusal | undefined;
  readonly onSubmit: (values: FormValues) => void;
};

/** The values of a form's text fields; an unticked checkbox has an empty value. */
const typedInto = (form: HTMLFormElement): FormValues => {
  const boxes = Array.from(form.querySelectorAll<HTMLInputElement>('[type=checkbox]'), ({ name }) => [name, '']);
  const texts = Array.from(new FormData(form)).filter((entry) => typeof entry[1] === 'string');
  return Object.fromEntries([...boxes, ...texts]);
};

/** The form of a step: it starts with the draft and saves every change to it (D11, D39). */
export const useStepForm = (
  { registration, draft, isReset, onReset }: StepProps,
  { asksNumber, ...step }: StepForm,
) => {
  const { checks, number, ...numberFields } = useNumberFields();
  const isWaiting = asksNumber && numberFields.isWaiting;
  const [defaults] = useState(draft.typed);
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
  return { ...form, props, number, isWaiting };
};
