import type { SmsCodeRequest } from '@baize/features/verification';
import type { WordedForm } from '../../../site/words/useWordedForm.ts';

/**
 * Returns the number to which a code is sent; undefined while a field breaks its rule, which the field then shows
 * (REQ-146).
 */
export const mobileRequestOf = (form: Pick<WordedForm, 'checked'>): SmsCodeRequest | undefined => {
  const countryDialingCode = form.checked('countryDialingCode');
  const mobileNum = form.checked('mobileNum');
  if (countryDialingCode === undefined || mobileNum === undefined) return undefined;
  return { countryDialingCode, mobileNum };
};
