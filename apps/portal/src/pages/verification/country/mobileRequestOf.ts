import type { SmsCodeRequest } from '@baize/features/verification';
import type { WordedForm } from '../../../words/useWordedForm.ts';

/** Where a code goes by the fields of a mobile number; undefined while one of them breaks its rule, which is said there (REQ-146). */
export function mobileRequestOf(form: Pick<WordedForm, 'checked'>): SmsCodeRequest | undefined {
  const countryDialingCode = form.checked('countryDialingCode');
  const mobileNum = form.checked('mobileNum');
  if (countryDialingCode === undefined || mobileNum === undefined) return undefined;
  return { countryDialingCode, mobileNum };
}
