import { useLingui } from '@lingui/react/macro';
import type { Sentences } from '../../site/words/useRefusalText.ts';

type VerificationCode = 'captchaRequired' | 'botCheckRequired' | 'captchaWrong' | 'wrongCode' | 'codeExpired';

/** Texts for a refused captcha or code, shared by all forms that require one. */
export const useVerificationSentences = (): Sentences<VerificationCode> => {
  const { t } = useLingui();
  const required = () => t({ id: 'login.captchaRequired', message: 'Complete the verification first.' });
  return {
    captchaRequired: required,
    botCheckRequired: required,
    captchaWrong: () => t({ id: 'login.captchaWrong', message: 'The captcha is not correct. Try the new one.' }),
    wrongCode: () => t({ id: 'login.wrongCode', message: 'The verification code is not correct.' }),
    codeExpired: () => t({ id: 'login.codeExpired', message: 'The verification code has expired. Get a new one.' }),
  };
};
