import { useLingui } from '@lingui/react/macro';
import { MobileNumberFields } from '../verification/country/MobileNumberFields.tsx';
import type { useStepForm } from './useStepForm.ts';

/** The mobile number of a registration, with its country (REQ-119). */
export function NumberFields({ form }: { readonly form: Pick<ReturnType<typeof useStepForm>, 'field' | 'number'> }) {
  const { t } = useLingui();
  const label = t({ id: 'registration.mobileNum', message: 'Mobile number' });
  return <MobileNumberFields form={form} number={form.number} label={label} />;
}
